import { definePageList, type Page } from '../../app/more/page-list.ts';
import { useLiveList } from '../../app/more/use-live-list.ts';
import type { TicketFilter } from '../../contract/tickets/input.ts';
import { listTickets, type TicketSummary } from '../../contract/tickets/list.ts';
import { pageParams } from '../../lib/page-params.ts';
import { readStored } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';
import { applyFilter, filterOf, isFiltering, queryOf } from './filter.ts';

const name = 'tickets';
const filterOfQuery = (query = ''): TicketFilter => filterOf(pageParams({ search: query, hash: '' }));

/** Only the unfiltered list is stored. Without a connection it is filtered on the device. */
const tickets = definePageList<Page<TicketSummary>>(
  name,
  (_uid, query) => (position, quiet) => api(listTickets, { ...filterOfQuery(query), ...position }, { quiet }),
  (uid, query) => {
    const filter = filterOfQuery(query);
    return isFiltering(filter)
      ? {
          persist: false,
          async readStored() {
            const stored = await readStored<Page<TicketSummary>>(name, uid, queryOf({}));
            return stored && { ...stored, data: { items: applyFilter(stored.data.items, filter), next: null } };
          },
        }
      : {};
  },
);

/**
 * The user's tickets, latest change first, matching a filter.
 *
 * @param uid undefined until it is known who uses the page
 * @param filter undefined until the address has been read
 */
export const useTickets = (uid: string | undefined, filter: TicketFilter | undefined) =>
  useLiveList(tickets, uid, filter && queryOf(filter));
