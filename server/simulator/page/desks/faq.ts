import type * as v from 'valibot';
import { serviceHelpVotes } from '../../../../src/contract/faq/operate.ts';
import { h } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { facts, found, messages, row } from './parts.ts';

/** Readers' votes on the answers of the help center, those that help least first. */
export function createFaqDesk({ call, open }: DeskTools): Desk {
  let items: v.InferOutput<typeof serviceHelpVotes.output>['items'] = [];
  return {
    all: 'All answers',
    empty: 'Nobody has voted here.',

    async list() {
      ({ items } = await call(serviceHelpVotes, {}));
      const rows = items.map((item) =>
        row({
          head: item.article,
          text: item.comments[0]?.text ?? '',
          foot: `${item.helpful} 👍 · ${item.notHelpful} 👎`,
          when: item.votedAt,
          onclick: () => open(item.article),
        }),
      );
      return { rows };
    },

    async detail(article) {
      const item = found(items, (one) => one.article === article);
      const reasons = Object.entries(item.reasons).map(([reason, count]) => [reason, count ? String(count) : ''] as const);
      return [
        h('h3', {}, item.article),
        facts([['Helpful', String(item.helpful)], ['Not helpful', String(item.notHelpful)], ...reasons]),
        messages(item.comments.map(({ text, lang, at }) => ({ from: 'user', text: `${text} (${lang})`, at, images: [] }))),
      ];
    },
  };
}
