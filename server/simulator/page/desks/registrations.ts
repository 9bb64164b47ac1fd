import type * as v from 'valibot';
import { recordNumber } from '../../../../src/contract/record-number.ts';
import { serviceRegistration, serviceRegistrations, voidRegistration } from '../../../../src/contract/registration/operate.ts';
import { registrationStatuses } from '../../../../src/contract/registration/read.ts';
import { button, type Child, h } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { facts, type Labels, listFilter, numberFilter, optionsOf, row, statusLabel } from './parts.ts';

type Registration = v.InferOutput<typeof serviceRegistration.output>;

const labels: Labels<Registration['status']> = { active: 'Active', cancelled: 'Cancelled' };

/** Products that were registered for their warranty. */
export function createRegistrationsDesk({ call, open, refresh, act }: DeskTools): Desk {
  const filter = listFilter('Status', optionsOf(registrationStatuses, labels), refresh);
  const number = numberFilter(refresh);
  const cancel = ({ id }: Registration) =>
    act(async () => draw(await call(voidRegistration, { id })), 'The registration was cancelled.');

  const draw = (item: Registration): Child[] => [
    h('h3', {}, `${item.brand} · ${item.model}`, ' ', statusLabel(labels, item.status)),
    facts([
      ['Number', recordNumber(item.id)],
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
      ...item.corrections.map(
        (before) => ['Before a correction', [before.orderNumber, before.purchaseDate].join(' · ')] as const,
      ),
    ]),
    item.status === 'active' && button('Cancel this registration', () => cancel(item)),
  ];

  return {
    all: 'All registrations',
    empty: 'No product was registered here.',

    async list() {
      const status = filter.chosen();
      const { items } = await call(serviceRegistrations, { ...(status && { status }), ...number.chosen() });
      const rows = items.map((item) =>
        row({
          head: item.username,
          status: statusLabel(labels, item.status),
          text: `${item.brand} · ${item.model}`,
          foot: item.orderNumber,
          when: item.createdAt,
          onclick: () => open(item.id),
        }),
      );
      return { controls: [number.controls, filter.controls()], rows };
    },

    detail: async (id) => draw(await call(serviceRegistration, { id })),
  };
}
