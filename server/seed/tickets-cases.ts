import type { Shipping } from '../../src/contract/tickets/read.ts';
import type { TicketStatus, TicketType } from '../../src/contract/tickets/states.ts';
import type { PhotoName } from './pictures.ts';
import type { SeedLang, seedTexts } from './texts.ts';

type Texts = (typeof seedTexts)[SeedLang];

/** One thing that happened, hours after the ticket was opened. */
export interface SeedEvent {
  after: number;
  status?: TicketStatus;
  note?: string;
  message?: { from: 'user' | 'service'; text: string; images?: readonly PhotoName[] };
}

export interface SeedTicket {
  name: string;
  type: TicketType;
  /** One of the owner's devices */
  device: keyof Texts['devices'];
  /** The first one opens it, at 0 hours */
  events: readonly SeedEvent[];
  shipping?: Partial<Omit<Shipping, 'address'>> & { withAddress?: true };
  unread?: true;
  /** How long before the newest ticket it was opened, in hours */
  hoursBefore: number;
}

const hoursPerDay = 24;
const service = (text: string, images: readonly PhotoName[] = []) => ({ message: { from: 'service' as const, text, images } });
const user = (text: string, images: readonly PhotoName[] = []) => ({ message: { from: 'user' as const, text, images } });

const parcel = (trackingNumber: string) => ({
  carrier: 'Parcel Express',
  trackingNumber,
  trackingUrl: `https://www.example.com/track?number=${trackingNumber}`,
});

/** What every owner has: a ticket of each type and in each status. */
export const ownerTickets = ({ tickets: texts }: Texts): SeedTicket[] => [
  {
    name: 'contacts',
    type: 'repair',
    device: 'robot',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.contacts.opened) },
      { after: 3, status: 'question', ...service(texts.contacts.question, ['label']) },
    ],
    hoursBefore: 4,
  },
  {
    name: 'wheel',
    type: 'replacement',
    device: 'second',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.wheel.opened) },
      { after: 20, status: 'toUser', ...service(texts.wheel.sent) },
    ],
    shipping: { toUser: parcel('PX4401928375') },
    unread: true,
    hoursBefore: 30,
  },
  {
    name: 'filter',
    type: 'replacement',
    device: 'purifier',
    events: [{ after: 0, status: 'reviewing', ...service(texts.filter.opened) }],
    hoursBefore: 50,
  },
  {
    name: 'basket',
    type: 'return',
    device: 'fryer',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.basket.opened) },
      { after: 1, status: 'approved' },
    ],
    shipping: { withAddress: true },
    hoursBefore: 3 * hoursPerDay,
  },
  {
    name: 'motor',
    type: 'repair',
    device: 'third',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.motor.opened) },
      { after: 1, status: 'approved' },
      { after: 22, ...user(texts.motor.packed, ['robot', 'brush']) },
      { after: 26, status: 'toService' },
      { after: 75, status: 'working', note: texts.motor.arrived },
    ],
    shipping: { toService: parcel('PX4401817264'), withAddress: true },
    hoursBefore: 9 * hoursPerDay,
  },
  {
    name: 'dock',
    type: 'return',
    device: 'fourth',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.dock.opened) },
      { after: 2, status: 'approved' },
      { after: 49, status: 'toService' },
    ],
    // Of a host that no deployment knows: the number is shown, and no link.
    shipping: {
      toService: { carrier: 'City Courier', trackingNumber: 'CC-77-1203', trackingUrl: 'https://parcels.invalid/CC-77-1203' },
      withAddress: true,
    },
    hoursBefore: 12 * hoursPerDay,
  },
  {
    name: 'late',
    type: 'refund',
    device: 'second',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.late.opened) },
      { after: 30, status: 'declined', note: texts.late.declined },
    ],
    hoursBefore: 60 * hoursPerDay,
  },
  {
    name: 'twice',
    type: 'refund',
    device: 'old',
    events: [
      { after: 0, status: 'reviewing', ...service(texts.twice.opened) },
      { after: 27, status: 'completed', note: texts.twice.refunded },
      { after: 80, ...user(texts.twice.thanks) },
    ],
    hoursBefore: 800 * hoursPerDay,
  },
];

const topics: readonly [TicketType, SeedTicket['device'], string][] = [
  ['repair', 'robot', 'The side brush of your robot was replaced.'],
  ['replacement', 'purifier', 'We sent you a new filter for your purifier.'],
  ['return', 'fryer', 'Thank you for returning the air fryer.'],
  ['refund', 'third', 'We refunded the second pack of mop cloths.'],
  ['repair', 'third', 'The bumper of your robot was repaired.'],
];

/** Enough closed tickets for several pages, one every five days before the others. */
export const manyTickets = (count: number): SeedTicket[] =>
  Array.from({ length: count }, (_, i) => {
    const [type, device, text] = topics[i % topics.length] as (typeof topics)[number];
    return {
      name: `closed-${i + 1}`,
      type,
      device,
      events: [
        { after: 0, status: 'reviewing', ...service(`${text} (${count - i})`) },
        { after: 70, status: i % 6 === 5 ? 'declined' : 'completed' },
      ],
      hoursBefore: (70 + i * 5) * hoursPerDay,
    };
  });
