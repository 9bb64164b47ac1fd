import { h } from './dom.js';
import { facts, label, listFilter, row } from './service-parts.js';

const statuses = [
  ['active', 'Active'],
  ['cancelled', 'Cancelled'],
];

/** Products that were registered for their warranty. */
export function createRegistrationsDesk({ call, open, refresh, act }) {
  const filter = listFilter('Status', [['', 'All'], ...statuses], refresh);
  const cancel = ({ id }) => act(() => call('registration/void', { body: { id } }), 'The registration was cancelled.');
  const cancelButton = (item) => h('button', { type: 'button', onclick: () => cancel(item) }, 'Cancel this registration');

  return {
    all: 'All registrations',
    empty: 'No product was registered here.',

    async list() {
      const status = filter.chosen();
      const { items } = await call('registration/list', { query: status ? { status } : {} });
      return {
        controls: filter.controls(),
        rows: items.map((item) =>
          row({
            head: item.username,
            status: label(statuses, item.status),
            text: `${item.brand} · ${item.model}`,
            foot: item.orderNumber,
            when: item.createdAt,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: (id) => call('registration/detail', { query: { id } }),

    draw: (item) => [
      h('h3', {}, `${item.brand} · ${item.model}`, ' ', label(statuses, item.status)),
      facts([
        ['Purchase', [item.platform, item.orderNumber].join(' · ')],
        ['Serial number', item.serialNumber],
        ['Purchase date', item.purchaseDate],
        ['Warranty until', item.warrantyUntil],
        ['Name', [item.firstName, item.lastName, item.nickname && `“${item.nickname}”`].filter(Boolean).join(' ')],
        ['Email', item.email],
        ['Phone', item.phone],
        ['Lives in', [item.region, item.country].join(' · ')],
        ['Gender', item.gender],
        ['Birthday', item.birthday],
        ['Device', item.deviceName],
        ...item.corrections.map((before) => ['Before a correction', [before.orderNumber, before.purchaseDate].join(' · ')]),
      ]),
      ...(item.status === 'active' ? [cancelButton(item)] : []),
    ],
  };
}
