import type * as v from 'valibot';
import type { TicketSummary } from '../../src/contract/tickets/list.ts';
import type { MessagePage as EarlierPage, Parcel, Ticket } from '../../src/contract/tickets/read.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import type { ListedTicket, MessagePage, TicketRow } from '../db/tickets.ts';
import { messageViews, pictureOnly } from '../feedback/views.ts';

/** One line of a list of tickets, as the contract has it. */
export const ticketSummary = (row: ListedTicket): v.InferInput<typeof TicketSummary> => ({
  id: row.id,
  number: row.number,
  type: row.type,
  status: row.status,
  deviceName: row.device_name,
  orderNumber: row.order_number,
  excerpt: row.excerpt || pictureOnly,
  unread: row.unread === 1,
  createdAt: toSeconds(row.created_at),
  updatedAt: toSeconds(row.updated_at),
});

/** A whole ticket, as the contract has it. */
export function ticketView(row: TicketRow, { imageUrl }: { imageUrl: (id: string) => string }): v.InferInput<typeof Ticket> {
  const parcel = (way: 'toService' | 'toUser'): Parcel | null => {
    const found = row.parcels.find((other) => other.way === way);
    return found ? { carrier: found.carrier, trackingNumber: found.tracking_number, trackingUrl: found.tracking_url } : null;
  };
  return {
    id: row.id,
    number: row.number,
    type: row.type,
    status: row.status,
    device: { name: row.device_name, model: row.device_model, sn: row.device_sn },
    orderNumber: row.order_number,
    shipping: { toService: parcel('toService'), toUser: parcel('toUser'), address: row.address },
    unread: row.unread === 1,
    createdAt: toSeconds(row.created_at),
    updatedAt: toSeconds(row.updated_at),
    steps: row.steps.map(({ id, status, note, created_at }) => ({ id, status, note, at: toSeconds(created_at) })),
    messages: messageViews(row.messages, row.images, imageUrl),
    earlier: cursorOf(row),
  };
}

/** A page of messages from before another one, as the contract has it. */
export const messagesView = (
  page: MessagePage,
  { imageUrl }: { imageUrl: (id: string) => string },
): v.InferInput<typeof EarlierPage> => ({ items: messageViews(page.messages, page.images, imageUrl), next: cursorOf(page) });

const cursorOf = ({ earlier }: MessagePage): string | null => (earlier === null ? null : String(earlier));
