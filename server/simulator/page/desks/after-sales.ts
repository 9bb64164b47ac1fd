import type * as v from 'valibot';
import { serviceAfterSales } from '../../../../src/contract/after-sales/operate.ts';
import { h } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { facts, found, row } from './parts.ts';

/** After-sales forms. */
export function createAfterSalesDesk({ call, open }: DeskTools): Desk {
  let items: v.InferOutput<typeof serviceAfterSales.output>['items'] = [];
  return {
    all: 'All forms',
    empty: 'No form was filled in here.',

    async list() {
      ({ items } = await call(serviceAfterSales, {}));
      const rows = items.map((item) =>
        row({
          head: item.username,
          text: item.orderNumber,
          foot: item.region,
          when: item.createdAt,
          onclick: () => open(item.id),
        }),
      );
      return { rows };
    },

    async detail(id) {
      const item = found(items, (one) => one.id === id);
      return [
        h('h3', {}, item.username),
        facts([
          ['Order number', item.orderNumber],
          ['Gender', item.gender],
          ['Birthday', item.birthday],
          ['Region', item.region],
        ]),
      ];
    },
  };
}
