import { ask } from './calls.js';
import { h, notice, select } from './dom.js';
import { facts, label, listFilter, messages, row } from './service-parts.js';

const kinds = [
  ['device', 'Device'],
  ['reply', 'Reply'],
  ['ticket', 'Ticket'],
];
const stars = ({ answer, open }) => (answer ? '★'.repeat(answer.stars) : open ? 'Not answered yet' : 'Expired');

/** What owners were asked to rate, and what they answered. */
export function createRatingsDesk({ call, open, refresh, compose, act, person }) {
  const filter = listFilter('Kind', [['', 'All'], ...kinds], refresh);
  let items = [];

  /** Everything of the person in the phone that can be rated. */
  const subjects = async () => {
    const { uid, username } = person();
    const [devices, reports, tickets] = await Promise.all([
      ask(`devices?uid=${encodeURIComponent(uid)}`),
      call('feedback/list', { query: { status: 'replied' } }),
      call('rma/list', {}),
    ]);
    const own = (list) => list.items.filter((item) => item.username === username);
    return [
      ['Devices', devices.map(({ id, name }) => [`device ${id}`, name])],
      ['Replies', own(reports).map(({ id, excerpt }) => [`reply ${id}`, excerpt.slice(0, 60)])],
      ['Tickets', own(tickets).map(({ id, number }) => [`ticket ${id}`, number])],
    ].filter(([, rows]) => rows.length > 0);
  };

  const request = async () => {
    if (!person()) return notice('Nobody is signed in.');
    const rows = await subjects().catch((error) => notice(error.message));
    const first = rows?.[0]?.[1][0][0];
    if (!first) return notice('This person has nothing to rate.');
    let subject = first;
    const choose = (value) => {
      subject = value;
    };
    const send = (event) => {
      event.preventDefault();
      const [kind, subjectId] = subject.split(' ');
      return act(() => call('rating/request', { body: { kind, subjectId } }), 'The person was asked.');
    };
    compose([
      h('h3', {}, `Ask ${person().username} to rate`),
      h(
        'form',
        { class: 'reply', onsubmit: send },
        select(rows, subject, choose, 'What'),
        h('button', { class: 'primary' }, 'Ask'),
      ),
    ]);
  };

  return {
    all: 'All ratings',
    empty: 'Nobody was asked to rate anything here.',

    async list() {
      const kind = filter.chosen();
      ({ items } = await call('rating/list', { query: kind ? { kind } : {} }));
      return {
        controls: h(
          'div',
          { class: 'reply' },
          filter.controls(),
          h('button', { type: 'button', onclick: () => void request() }, 'Ask for a rating'),
        ),
        rows: items.map((item) =>
          row({
            head: item.username,
            status: label(kinds, item.kind),
            text: item.subject.title,
            foot: stars(item),
            when: item.answer?.at ?? item.askedAt,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: async (id) => items.find((item) => item.id === id),

    draw: (item) => [
      h('h3', {}, item.username, ' ', label(kinds, item.kind)),
      facts([
        ['What', item.subject.title],
        ['Details', item.subject.text],
        ['Rating', stars(item)],
        ['Aspects', item.answer?.aspects.join(', ')],
        ['Address', `/ratingCenter/${item.id}`],
      ]),
      item.answer && messages([{ from: 'user', text: item.answer.comment, at: item.answer.at, images: item.answer.images }]),
    ],
  };
}
