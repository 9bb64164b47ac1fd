import type { Actor } from '../../../../src/contract/audit/actor.ts';
import type { Message } from '../../../../src/contract/conversation/message.ts';
import { type Child, field, h, type Option, segments } from '../dom.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** @param seconds since 1970 */
export const at = (seconds: number): HTMLTimeElement => h('time', {}, time.format(seconds * 1000));

/** What each key is called. */
export type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** The keys as options, in the order of `keys`. */
export const optionsOf = <Key extends string>(keys: readonly Key[], labels: Labels<Key>): Option<Key>[] =>
  keys.map((key) => [key, labels[key]]);

export const statusLabel = <Key extends string>(labels: Labels<Key>, status: Key): HTMLElement =>
  h('span', { class: `status ${status}` }, labels[status]);

/** The fields of a record that are not empty. */
export const facts = (rows: readonly (readonly [string, string | null | undefined])[]): HTMLElement =>
  h(
    'dl',
    {},
    rows.filter(([, value]) => value).map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
  );

/** What narrows a desk's list; nothing is chosen at first where `first` is absent. */
export function listFilter<Value extends string>(
  name: string,
  options: readonly Option<Value>[],
  refresh: () => unknown,
  first?: Value,
) {
  let chosen = first;
  const choose = (value: Value | '') => {
    chosen = value === '' ? undefined : value;
    void refresh();
  };
  const rows: Option<Value | ''>[] = first === undefined ? [['', 'All'], ...options] : [...options, ['', 'All']];
  return { chosen: () => chosen, controls: () => segments(name, rows, chosen ?? '', choose) };
}

/** Narrows a desk's list to the number that a user reads out. */
export function numberFilter(refresh: () => unknown) {
  const input = h('input', { type: 'search', placeholder: '01BD-93A1', onchange: () => void refresh() });
  const controls = field('Number', input);
  return { chosen: () => (input.value.trim() ? { number: input.value } : {}), controls };
}

interface Row {
  head: string;
  status?: HTMLElement;
  text: string;
  foot: string;
  /** Seconds since 1970 */
  when: number;
  onclick: () => unknown;
}

/** One line of a desk's list, which opens a record. */
export const row = ({ head, status, text, foot, when, onclick }: Row): HTMLElement =>
  h(
    'li',
    {},
    h(
      'button',
      { type: 'button', onclick },
      h('span', { class: 'line' }, h('strong', {}, head), status),
      h('span', { class: 'excerpt' }, text),
      h('span', { class: 'line quiet' }, foot, at(when)),
    ),
  );

/** The beginning of a pseudonym is enough to tell people apart. */
export const nameOf = ({ pseudonym, you }: Actor): string => (you ? 'you' : pseudonym.slice(0, 8));

type Said = Omit<Message, 'id'> & { author?: Actor | null };

/** A conversation: who said what, and when. */
export const messages = (list: readonly Said[]): HTMLOListElement => h('ol', { class: 'messages' }, list.map(message));

const message = ({ from, text, at: seconds, images, author }: Said) =>
  h(
    'li',
    { class: from },
    h('p', {}, text),
    images.length > 0 &&
      h(
        'div',
        { class: 'pictures' },
        images.map(({ url, width, height }) =>
          h(
            'a',
            { href: url, target: '_blank', rel: 'noopener' },
            h('img', { src: url, width, height, alt: 'A picture of the message', loading: 'lazy' }),
          ),
        ),
      ),
    h('span', { class: 'line quiet' }, at(seconds), from === 'service' && author && nameOf(author)),
  );

interface Reply {
  name: string;
  placeholder: string;
  button: string;
  send: (text: string) => unknown;
}

/** A text to send, which must not be empty. */
export function replyForm({ name, placeholder, button, send }: Reply, ...more: Child[]): HTMLFormElement {
  const text = h('textarea', { rows: 4, placeholder, 'aria-label': name, maxLength: 4000 });
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) void send(text.value);
    else text.focus();
  };
  return h('form', { class: 'reply', onsubmit: submit }, text, more, h('button', { class: 'primary' }, button));
}

/** A record of the list that was last shown. @throws RangeError when it is no longer there */
export function found<Item>(items: readonly Item[], isIt: (item: Item) => boolean): Item {
  const item = items.find(isIt);
  if (!item) throw new RangeError('This is no longer in the list');
  return item;
}
