import { h } from './dom.js';
import { facts, row } from './service-parts.js';

/** After-sales forms that were filled in. */
export function createAfterSalesDesk({ call, open }) {
  let items = [];
  return {
    all: 'All forms',
    empty: 'No form was filled in here.',

    async list() {
      ({ items } = await call('afterSale/list', {}));
      return {
        controls: '',
        rows: items.map((item) =>
          row({
            head: item.username,
            text: item.orderNumber,
            foot: item.region,
            when: item.createdAt,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: async (id) => items.find((item) => item.id === id),

    draw: (item) => [
      h('h3', {}, item.username),
      facts([
        ['Order number', item.orderNumber],
        ['Gender', item.gender],
        ['Birthday', item.birthday],
        ['Region', item.region],
      ]),
    ],
  };
}
