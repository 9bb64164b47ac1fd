import type { RegistrationRow } from '../db/registrations.ts';

/** Shops print order numbers in many ways, people type them in more. */
const plain = (orderNumber: string) => orderNumber.toUpperCase().replace(/[\s-]/g, '');

/** Whether the same model was registered with the same order already. @param rows the user's other registrations */
export const isDuplicate = (rows: readonly RegistrationRow[], wanted: { model: string; orderNumber: string }): boolean =>
  rows.some(
    ({ status, model, order_number }) =>
      status === 'active' && model === wanted.model && plain(order_number) === plain(wanted.orderNumber),
  );
