import type { TicketStatus, TicketType } from '../../../src/contract/tickets/states.ts';

export interface TicketTables {
  /** The device's fields are as they were when the ticket was opened */
  tickets: {
    id: string;
    uid: string;
    number: string;
    type: TicketType;
    status: TicketStatus;
    device_name: string;
    device_model: string;
    device_sn: string;
    order_number: string;
    address: string;
    /** The beginning of the latest message */
    excerpt: string;
    /** Searched text, folded like queries: numbers and device, and the latest of the messages */
    searchable: string;
    unread: number;
    created_at: number;
    updated_at: number;
  };
  ticket_steps: TicketEntry & { status: TicketStatus; note: string };
  /** `author` is a pseudonym, as in `audit`; empty where it was not stored */
  ticket_messages: TicketEntry & { sender: 'user' | 'service'; author: string; text: string };
  ticket_parcels: {
    ticket_id: string;
    /** Direction */
    way: 'toService' | 'toUser';
    carrier: string;
    tracking_number: string;
    tracking_url: string;
  };
}

interface TicketEntry {
  id: string;
  ticket_id: string;
  /** Counts within the ticket, from 0: several may come in one millisecond */
  position: number;
  created_at: number;
}
