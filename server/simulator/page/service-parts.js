import { h, segments } from './dom.js';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the server's, in seconds. */
export const at = (seconds) => h('time', {}, time.format(seconds * 1000));

/** Where a record stands. @param statuses `[key, text]` rows */
export const label = (statuses, status) =>
  h('span', { class: `status ${status}` }, statuses.find(([key]) => key === status)?.[1] ?? status);

/** What a record says about itself, without what is empty. @param rows `[name, value]` */
export const facts = (rows) =>
  h(
    'dl',
    {},
    rows.filter(([, value]) => value).map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
  );

/**
 * What narrows a desk's list, which is asked for anew when it changes.
 *
 * @param options `[value, text]` rows; the first is chosen from the start
 */
export function listFilter(name, options, refresh) {
  let [[chosen]] = options;
  const choose = (value) => {
    chosen = value;
    void refresh();
  };
  return { chosen: () => chosen, controls: () => segments(name, options, chosen, choose) };
}

/** One line of a desk's list, which opens a record. */
export const row = ({ head, status, text, foot, when, onclick }) =>
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

/** What was said, by whom and when. */
export const messages = (list) => h('ol', { class: 'messages' }, list.map(message));

const message = ({ from, text, at: seconds, images }) =>
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
    at(seconds),
  );

/** A text to send, which must not be empty. @param send told the text */
export function replyForm({ name, placeholder, button, send }, ...more) {
  const text = h('textarea', { rows: 4, placeholder, 'aria-label': name, maxLength: 4000 });
  const submit = (event) => {
    event.preventDefault();
    if (!text.value.trim()) return text.focus();
    return send(text.value);
  };
  return h('form', { class: 'reply', onsubmit: submit }, text, more, h('button', { class: 'primary' }, button));
}
