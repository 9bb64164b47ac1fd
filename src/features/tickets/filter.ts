import { maxQueryLength } from '../../contract/search-limits.ts';
import type { TicketFilter, TicketSummary } from '../../contract/tickets/list.ts';
import { searchable, wordsOf } from '../../contract/tickets/search.ts';
import { isInGroup, ticketGroups, ticketTypes } from '../../contract/tickets/states.ts';
import { truncate } from '../../lib/truncate.ts';

const names = ['group', 'type', 'q'] as const;

/** What a list is narrowed by, from the address or the fields of a form; what makes no sense is left out. */
export function filterOf(entered: Readonly<Partial<Record<string, string>>>): TicketFilter {
  const group = ticketGroups.find((name) => name === entered.group);
  const type = ticketTypes.find((name) => name === entered.type);
  const q = truncate(entered.q?.trim() ?? '', maxQueryLength);
  return { ...(group && { group }), ...(type && { type }), ...(q && { q }) };
}

export const isNarrowed = (filter: TicketFilter): boolean => names.some((name) => filter[name]);

/** A filter as a query. */
export const queryOf = (filter: TicketFilter): string =>
  `?${new URLSearchParams(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])))}`;

/** The same address, with this filter in it. */
export function withFilter(address: string, filter: TicketFilter): string {
  const url = new URL(address);
  for (const name of names) {
    if (filter[name]) url.searchParams.set(name, filter[name]);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** The tickets of a list that a filter leaves, as far as a list can tell: it has only the latest message, and of that the beginning. */
export function narrowed(items: readonly TicketSummary[], { group, type, q = '' }: TicketFilter): TicketSummary[] {
  const words = wordsOf(q);
  return items.filter(
    (item) =>
      (!group || isInGroup(item.status, group)) &&
      (!type || item.type === type) &&
      words.every((word) => searchable(item.number, item.deviceName, item.orderNumber, item.excerpt).includes(word)),
  );
}
