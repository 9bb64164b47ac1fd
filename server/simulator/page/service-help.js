import { h } from './dom.js';
import { facts, messages, row } from './service-parts.js';

/** What readers think of the answers, those that help least first. */
export function createHelpDesk({ call, open }) {
  let items = [];
  return {
    all: 'All answers',
    empty: 'Nobody has voted here.',

    async list() {
      ({ items } = await call('help/votes', {}));
      return {
        controls: '',
        rows: items.map((item) =>
          row({
            head: item.article,
            text: item.comments[0]?.text ?? '',
            foot: `${item.helpful} 👍 · ${item.notHelpful} 👎`,
            when: item.votedAt,
            onclick: () => open(item.article),
          }),
        ),
      };
    },

    detail: async (article) => ({ id: article, ...items.find((item) => item.article === article) }),

    draw: (item) => [
      h('h3', {}, item.article),
      facts([
        ['Helpful', String(item.helpful)],
        ['Not helpful', String(item.notHelpful)],
        ...Object.entries(item.reasons).map(([reason, count]) => [reason, count && String(count)]),
      ]),
      messages(item.comments.map(({ text, lang, at }) => ({ from: 'user', text: `${text} (${lang})`, at, images: [] }))),
    ],
  };
}
