import type { RegistrationRow } from '../db/registrations.ts';

/** Ignores case, spaces and hyphens, which shops print and users type in many ways. */
const normalized = (orderNumber: string) => orderNumber.toUpperCase().replace(/[\s-]/g, '');

/** Whether the same model was registered with the same order already. @param rows the user's other registrations */
export const isDuplicate = (rows: readonly RegistrationRow[], wanted: { model: string; orderNumber: string }): boolean =>
  rows.some(
    ({ status, model, order_number }) =>
      status === 'active' && model === wanted.model && normalized(order_number) === normalized(wanted.orderNumber),
  );
