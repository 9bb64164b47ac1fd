import type * as v from 'valibot';
import { serviceList } from '../../../../src/contract/feedback/operate.ts';
import { ratingKinds } from '../../../../src/contract/rating/aspects.ts';
import { serviceRatings, serviceRequestRating } from '../../../../src/contract/rating/operate.ts';
import { serviceTickets } from '../../../../src/contract/tickets/operate.ts';
import { messageOf, type Person, read } from '../calls.ts';
import { button, type Child, form, h, notice, type Option, select } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { facts, found, type Labels, listFilter, messages, optionsOf, row, statusLabel } from './parts.ts';

type Rating = v.InferOutput<typeof serviceRequestRating.output>;
type Subject = v.InferInput<NonNullable<typeof serviceRequestRating.input>>;

const kinds: Labels<Rating['kind']> = { device: 'Device', reply: 'Reply', ticket: 'Ticket' };
const stars = ({ answer, open }: Rating) => (answer ? '★'.repeat(answer.stars) : open ? 'Not answered yet' : 'Expired');

/** Requests for a rating, and the ratings. */
export function createRatingsDesk(tools: DeskTools): Desk {
  const { call, open, refresh, compose, act, person } = tools;
  const filter = listFilter('Kind', optionsOf(ratingKinds, kinds), refresh);
  let items: Rating[] = [];

  const request = async () => {
    const asked = person();
    if (!asked) return notice('Nobody is signed in.');
    try {
      const groups = await subjectsOf(asked, tools);
      const [first] = groups.flatMap(([, subjects]) => subjects);
      if (!first) return notice('This person has nothing to rate.');
      const send = (subject: Subject) =>
        act(async () => draw(await call(serviceRequestRating, subject)), 'The person was asked.');
      return compose([h('h3', {}, `Ask ${asked.username} to rate`), requestForm(groups, first, send)]);
    } catch (error) {
      return notice(messageOf(error));
    }
  };

  return {
    all: 'All ratings',
    empty: 'Nobody was asked to rate anything here.',

    async list() {
      const kind = filter.chosen();
      ({ items } = await call(serviceRatings, kind ? { kind } : {}));
      const rows = items.map((item) =>
        row({
          head: item.username,
          status: statusLabel(kinds, item.kind),
          text: item.subject.title,
          foot: stars(item),
          when: item.answer?.at ?? item.askedAt,
          onclick: () => open(item.id),
        }),
      );
      return { controls: h('div', { class: 'reply' }, filter.controls(), button('Ask for a rating', request)), rows };
    },

    detail: async (id) => draw(found(items, (item) => item.id === id)),
  };
}

const draw = (item: Rating): Child[] => [
  h('h3', {}, item.username, ' ', statusLabel(kinds, item.kind)),
  facts([
    ['What', item.subject.title],
    ['Details', item.subject.text],
    ['Rating', stars(item)],
    ['Aspects', item.answer?.aspects.join(', ')],
    ['Address', `/ratingCenter/${item.id}`],
  ]),
  item.answer && messages([{ from: 'user', text: item.answer.comment, at: item.answer.at, images: item.answer.images }]),
];

type Titled = Subject & { title: string };

/** Everything of a person that can be rated, in named groups. */
async function subjectsOf({ uid, username }: Person, { call }: DeskTools): Promise<(readonly [string, Titled[]])[]> {
  const [devices, reports, tickets] = await Promise.all([
    read('devices', { uid }),
    call(serviceList, { status: 'replied' }),
    call(serviceTickets, {}),
  ]);
  const isOwn = (item: { username: string }) => item.username === username;
  const groups: (readonly [string, Titled[]])[] = [
    ['Devices', devices.map(({ id, name }) => ({ kind: 'device', subjectId: id, title: name }))],
    [
      'Replies',
      reports.items.filter(isOwn).map(({ id, excerpt }) => ({ kind: 'reply', subjectId: id, title: excerpt.slice(0, 60) })),
    ],
    ['Tickets', tickets.items.filter(isOwn).map(({ id, number }) => ({ kind: 'ticket', subjectId: id, title: number }))],
  ];
  return groups.filter(([, subjects]) => subjects.length > 0);
}

function requestForm(
  groups: readonly (readonly [string, readonly Titled[]])[],
  first: Titled,
  send: (subject: Subject) => unknown,
): HTMLFormElement {
  const keyOf = ({ kind, subjectId }: Subject) => `${kind} ${subjectId}`;
  let chosen = first;
  const rows = groups.map(
    ([name, subjects]) => [name, subjects.map((subject): Option<string> => [keyOf(subject), subject.title])] as const,
  );
  const choose = (key: string) => {
    chosen = groups.flatMap(([, subjects]) => subjects).find((subject) => keyOf(subject) === key) ?? chosen;
  };
  return form(
    'reply',
    () => send({ kind: chosen.kind, subjectId: chosen.subjectId }),
    select(rows, keyOf(first), choose, 'What'),
    h('button', { class: 'primary' }, 'Ask'),
  );
}
