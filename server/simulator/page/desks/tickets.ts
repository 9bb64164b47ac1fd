import {
  serviceCreateTicket,
  serviceTicket,
  serviceTicketMessage,
  serviceTicketMessages,
  serviceTicketShipping,
  serviceTicketStatus,
  serviceTickets,
  serviceUpload,
} from '../../../../src/contract/tickets/operate.ts';
import type { Shipping, Ticket } from '../../../../src/contract/tickets/read.ts';
import {
  type TicketGroup,
  type TicketStatus,
  type TicketType,
  ticketGroups,
  ticketStatuses,
  ticketTypes,
} from '../../../../src/contract/tickets/states.ts';
import { button, type Child, field, form, h, type Option, type Properties } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { at, facts, type Labels, listFilter, messages, optionsOf, replyForm, row, statusLabel } from './parts.ts';

const types: Labels<TicketType> = { repair: 'Repair', replacement: 'Replacement', return: 'Return', refund: 'Refund' };
const statuses: Labels<TicketStatus> = {
  reviewing: 'Under review',
  question: 'Question to the user',
  approved: 'User sends it in',
  toService: 'On its way to us',
  working: 'Received',
  toUser: 'On its way back',
  completed: 'Completed',
  declined: 'Declined',
};
const groups: Labels<TicketGroup> = { open: 'Open', waiting: 'User’s turn', closed: 'Closed' };

/** Service tickets: opened, answered, moved on, shipped. */
export function createTicketDesk(tools: DeskTools): Desk {
  const { call, open, compose, refresh } = tools;
  const filter = listFilter('Tickets', optionsOf(ticketGroups, groups), refresh);
  return {
    all: 'All tickets',
    empty: 'There is no ticket here.',

    async list() {
      const group = filter.chosen();
      const { items } = await call(serviceTickets, group ? { group } : {});
      const rows = items.map((item) =>
        row({
          head: item.username,
          status: statusLabel(statuses, item.status),
          text: item.excerpt,
          foot: `${types[item.type]} · ${item.number}`,
          when: item.updatedAt,
          onclick: () => open(item.id),
        }),
      );
      return { controls: [button('New ticket', () => compose(newTicket(tools))), filter.controls()], rows };
    },

    detail: async (id) => draw(await call(serviceTicket, { id }), tools),
  };
}

const draw = (ticket: Ticket, tools: DeskTools): Child[] => [
  h('h3', {}, types[ticket.type], ' ', statusLabel(statuses, ticket.status)),
  facts([
    ['Number', ticket.number],
    ['Device', [ticket.device.name, ticket.device.model].filter(Boolean).join(' · ')],
    ['SN', ticket.device.sn],
    ['Order', ticket.orderNumber],
  ]),
  conversation(ticket, tools),
  messageForm(ticket, tools),
  statusForm(ticket, tools),
  shippingForm(ticket, tools),
  h('details', {}, h('summary', {}, 'History'), h('ul', {}, ticket.steps.map(step))),
];

const step = ({ status, at: when, note }: Ticket['steps'][number]) =>
  h('li', {}, statusLabel(statuses, status), ' ', at(when), note && h('p', {}, note));

/** The latest messages, and a button for those before. */
function conversation(ticket: Ticket, { call }: DeskTools): Child[] {
  const list = messages(ticket.messages);
  let cursor = ticket.earlier;
  const show = async () => {
    if (cursor === null) return;
    const { items, next } = await call(serviceTicketMessages, { id: ticket.id, cursor });
    list.prepend(...messages(items).children);
    cursor = next;
    if (next === null) more.remove();
  };
  const more = button('Show earlier messages', show);
  return cursor === null ? [list] : [more, list];
}

const input = (name: string, text: string, more: Properties<HTMLInputElement> = {}) =>
  field(text, h('input', { name, autocomplete: 'off', ...more }));

const choice = (name: string, text: string, rows: readonly Option<string>[], value?: string) =>
  field(
    text,
    h(
      'select',
      { name },
      rows.map(([key, option]) => h('option', { value: key, selected: key === value }, option)),
    ),
  );

function newTicket(tools: DeskTools): Child[] {
  const { world, region, call, act, person } = tools;
  const users = world.users
    .filter((user) => user.region === region())
    .map(({ uid, username }) => [uid, `${username} · ${uid}`] as const);
  const send = ({ uid = '', type, name = '', model = '', sn = '', orderNumber = '', text = '' }: Record<string, string>) => {
    const known = ticketTypes.find((one) => one === type) ?? ticketTypes[0];
    const ticket = { uid, type: known, device: { name, model, sn }, orderNumber, text };
    return act(async () => draw(await call(serviceCreateTicket, ticket), tools), 'The ticket was opened.');
  };
  return [
    h('h3', {}, 'New ticket'),
    form(
      'reply',
      send,
      choice('uid', 'For', users, person()?.uid),
      choice('type', 'Type', optionsOf(ticketTypes, types)),
      input('name', 'Device', { required: true, maxLength: 100 }),
      input('model', 'Model', { maxLength: 64 }),
      input('sn', 'SN', { maxLength: 64 }),
      input('orderNumber', 'Order number', { maxLength: 64 }),
      field('First message', h('textarea', { name: 'text', rows: 4, required: true, maxLength: 4000 })),
      h('button', { class: 'primary' }, 'Open ticket'),
    ),
  ];
}

function messageForm({ id }: Ticket, tools: DeskTools): HTMLFormElement {
  const { call, act } = tools;
  const pictures = h('input', {
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/gif',
    multiple: true,
    'aria-label': 'Pictures',
  });
  const send = (text: string) =>
    act(async () => {
      const images: string[] = [];
      for (const file of pictures.files ?? []) images.push((await call(serviceUpload, file)).id);
      return draw(await call(serviceTicketMessage, { id, text, images }), tools);
    }, 'The message was sent.');
  return replyForm({ name: 'Message', placeholder: 'Write to this person', button: 'Send message', send }, pictures);
}

function statusForm(ticket: Ticket, tools: DeskTools): HTMLFormElement {
  const { call, act } = tools;
  const send = ({ status, note = '' }: Record<string, string>) => {
    const known = ticketStatuses.find((one) => one === status) ?? ticket.status;
    const change = { id: ticket.id, status: known, note };
    return act(async () => draw(await call(serviceTicketStatus, change), tools), 'The ticket was moved.');
  };
  return form(
    'reply',
    send,
    choice('status', 'Status', optionsOf(ticketStatuses, statuses), ticket.status),
    input('note', 'Note in the history', { maxLength: 500 }),
    h('button', {}, 'Set the status'),
  );
}

function shippingForm({ id, shipping: { address, ...parcels } }: Ticket, tools: DeskTools): HTMLElement {
  const { call, act } = tools;
  const send = (values: Record<string, string>) => {
    const shipping: Shipping = {
      toService: parcelOf(values, 'toService'),
      toUser: parcelOf(values, 'toUser'),
      address: values.address ?? '',
    };
    return act(async () => draw(await call(serviceTicketShipping, { id, shipping }), tools), 'The shipping was changed.');
  };
  return h(
    'details',
    {},
    h('summary', {}, 'Shipping'),
    form(
      'reply',
      send,
      parcelFields('toService', 'Parcel to customer service', parcels.toService),
      parcelFields('toUser', 'Parcel to the user', parcels.toUser),
      field('Address to send to', h('textarea', { name: 'address', rows: 4, maxLength: 500, value: address })),
      h('button', {}, 'Set the shipping'),
    ),
  );
}

type Direction = Exclude<keyof Shipping, 'address'>;

const parcelFields = (direction: Direction, title: string, parcel: Shipping[Direction]): Child[] => [
  h('h4', {}, title),
  input(`${direction}-carrier`, 'Carrier', { value: parcel?.carrier ?? '', maxLength: 64 }),
  input(`${direction}-number`, 'Tracking number', { value: parcel?.trackingNumber ?? '', maxLength: 64 }),
  input(`${direction}-url`, 'Tracking link', { value: parcel?.trackingUrl ?? '', type: 'url', maxLength: 500 }),
];

/** No parcel where no carrier was entered. */
function parcelOf(values: Record<string, string>, direction: Direction): Shipping[Direction] {
  const carrier = values[`${direction}-carrier`];
  if (!carrier) return null;
  return { carrier, trackingNumber: values[`${direction}-number`] ?? '', trackingUrl: values[`${direction}-url`] ?? '' };
}
