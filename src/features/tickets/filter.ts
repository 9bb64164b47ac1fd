import { limitQuery } from '../../contract/limit-query.ts';
import type { TicketFilter } from '../../contract/tickets/input.ts';
import type { TicketSummary } from '../../contract/tickets/list.ts';
import { searchable, wordsOf } from '../../contract/tickets/search.ts';
import { isInGroup, ticketGroups, ticketTypes } from '../../contract/tickets/states.ts';

const names = ['group', 'type', 'q'] as const;

/** The filter in the parameters of an address or the fields of a form; invalid values are ignored. */
export function filterOf(entered: Readonly<Partial<Record<string, string>>>): TicketFilter {
  const group = ticketGroups.find((name) => name === entered.group);
  const type = ticketTypes.find((name) => name === entered.type);
  const q = limitQuery(entered.q ?? '');
  return { ...(group && { group }), ...(type && { type }), ...(q && { q }) };
}

export const isFiltering = (filter: TicketFilter): boolean => names.some((name) => filter[name]);

/** A filter as a query. */
export const queryOf = (filter: TicketFilter): string =>
  `?${new URLSearchParams(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])))}`;

/** Filters a list on the device. It searches only the excerpt of the latest message, since a list has no more. */
export function applyFilter(items: readonly TicketSummary[], { group, type, q = '' }: TicketFilter): TicketSummary[] {
  const words = wordsOf(q);
  return items.filter(
    (item) =>
      (!group || isInGroup(item.status, group)) &&
      (!type || item.type === type) &&
      words.every((word) => searchable(item.number, item.deviceName, item.orderNumber, item.excerpt).includes(word)),
  );
}
