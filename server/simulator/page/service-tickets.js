import { field, h } from './dom.js';
import { at, facts, label, listFilter, messages, replyForm, row } from './service-parts.js';

const types = [
  ['repair', 'Repair'],
  ['replacement', 'Replacement'],
  ['return', 'Return'],
  ['refund', 'Refund'],
];
const statuses = [
  ['reviewing', 'Under review'],
  ['question', 'Question to the user'],
  ['approved', 'User sends it in'],
  ['toService', 'On its way to us'],
  ['working', 'Received'],
  ['toUser', 'On its way back'],
  ['completed', 'Completed'],
  ['declined', 'Declined'],
];
const groups = [
  ['', 'All'],
  ['open', 'Open'],
  ['waiting', 'User’s turn'],
  ['closed', 'Closed'],
];
const typeName = (type) => types.find(([key]) => key === type)[1];

/** Service tickets: opened, answered, moved on, shipped. */
export function createTicketDesk({ world, region, call, open, compose, act, refresh, person }) {
  const filter = listFilter('Tickets', groups, refresh);
  return {
    all: 'All tickets',
    empty: 'There is no ticket here.',

    async list() {
      const group = filter.chosen();
      const { items } = await call('rma/list', { query: group ? { group } : {} });
      const begin = () => compose(newTicket({ world, region, call, act, person }));
      return {
        controls: [h('button', { type: 'button', onclick: begin }, 'New ticket'), filter.controls()],
        rows: items.map((item) =>
          row({
            head: item.username,
            status: label(statuses, item.status),
            text: item.excerpt,
            foot: `${typeName(item.type)} · ${item.number}`,
            when: item.updatedAt,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: (id) => call('rma/detail', { query: { id } }),

    draw: (ticket) => [
      h('h3', {}, typeName(ticket.type), ' ', label(statuses, ticket.status)),
      facts([
        ['Number', ticket.number],
        ['Device', [ticket.device.name, ticket.device.model].filter(Boolean).join(' · ')],
        ['SN', ticket.device.sn],
        ['Order', ticket.orderNumber],
      ]),
      ...conversation({ ticket, call }),
      answer({ ticket, call, act }),
      status({ ticket, call, act }),
      shipping({ ticket, call, act }),
      h(
        'details',
        {},
        h('summary', {}, 'History'),
        h(
          'ul',
          {},
          ticket.steps.map((step) =>
            h('li', {}, label(statuses, step.status), ' ', at(step.at), step.note && h('p', {}, step.note)),
          ),
        ),
      ),
    ],
  };
}

/** What was said, the latest of it at first; what came before is asked for by a button. */
function conversation({ ticket, call }) {
  const list = messages(ticket.messages);
  let cursor = ticket.earlier;
  const show = async () => {
    const { items, next } = await call('rma/messages', { query: { id: ticket.id, cursor } });
    list.prepend(...messages(items).children);
    cursor = next;
    if (next === null) more.remove();
  };
  const more = h('button', { type: 'button', onclick: show }, 'Show earlier messages');
  return cursor === null ? [list] : [more, list];
}

const input = (name, text, more) => field(text, h('input', { name, autocomplete: 'off', ...more }));

const choice = (name, text, rows, value) =>
  field(
    text,
    h(
      'select',
      { name },
      rows.map(([key, option]) => h('option', { value: key, selected: key === value }, option)),
    ),
  );

/** What stands in a form's fields. */
const entered = (form) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

const submitting = (send) => (event) => {
  event.preventDefault();
  return send(entered(event.target));
};

function newTicket({ world, region, call, act, person }) {
  const users = world.users.filter((user) => user.region === region()).map(({ uid, username }) => [uid, `${username} · ${uid}`]);
  const send = ({ uid, type, name, model, sn, orderNumber, text }) =>
    act(
      () => call('rma/create', { body: { uid, type, device: { name, model, sn }, orderNumber, text } }),
      'The ticket was opened.',
    );
  return [
    h('h3', {}, 'New ticket'),
    h(
      'form',
      { class: 'reply', onsubmit: submitting(send) },
      choice('uid', 'For', users, person()?.uid),
      choice('type', 'Type', types),
      input('name', 'Device', { required: true, maxLength: 100 }),
      input('model', 'Model', { maxLength: 64 }),
      input('sn', 'SN', { maxLength: 64 }),
      input('orderNumber', 'Order number', { maxLength: 64 }),
      field('First message', h('textarea', { name: 'text', rows: 4, required: true, maxLength: 4000 })),
      h('button', { class: 'primary' }, 'Open ticket'),
    ),
  ];
}

function answer({ ticket, call, act }) {
  const pictures = h('input', {
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/gif',
    multiple: true,
    'aria-label': 'Pictures',
  });
  const send = (text) =>
    act(async () => {
      const images = [];
      for (const file of pictures.files) images.push((await call('rma/upload', { body: file })).id);
      return call('rma/message', { body: { id: ticket.id, text, images } });
    }, 'The message was sent.');
  return replyForm({ name: 'Message', placeholder: 'Write to this person', button: 'Send message', send }, pictures);
}

function status({ ticket, call, act }) {
  const send = (values) => act(() => call('rma/status', { body: { id: ticket.id, ...values } }), 'The ticket was moved.');
  return h(
    'form',
    { class: 'reply', onsubmit: submitting(send) },
    choice('status', 'Status', statuses, ticket.status),
    input('note', 'Note in the history', { maxLength: 500 }),
    h('button', {}, 'Set the status'),
  );
}

function shipping({ ticket, call, act }) {
  const { address, ...parcels } = ticket.shipping;
  const parts = [
    ['toService', 'Parcel to customer service'],
    ['toUser', 'Parcel to the user'],
  ];
  const send = (values) => {
    const parcelOf = (way) =>
      values[`${way}-carrier`]
        ? { carrier: values[`${way}-carrier`], trackingNumber: values[`${way}-number`], trackingUrl: values[`${way}-url`] }
        : null;
    const next = { toService: parcelOf('toService'), toUser: parcelOf('toUser'), address: values.address };
    return act(() => call('rma/shipping', { body: { id: ticket.id, shipping: next } }), 'The shipping was changed.');
  };
  return h(
    'details',
    {},
    h('summary', {}, 'Shipping'),
    h(
      'form',
      { class: 'reply', onsubmit: submitting(send) },
      parts.map(([way, title]) => [
        h('h4', {}, title),
        input(`${way}-carrier`, 'Carrier', { value: parcels[way]?.carrier ?? '', maxLength: 64 }),
        input(`${way}-number`, 'Tracking number', { value: parcels[way]?.trackingNumber ?? '', maxLength: 64 }),
        input(`${way}-url`, 'Tracking link', { value: parcels[way]?.trackingUrl ?? '', type: 'url', maxLength: 500 }),
      ]),
      field('Address to send to', h('textarea', { name: 'address', rows: 4, maxLength: 500, value: address })),
      h('button', {}, 'Set the shipping'),
    ),
  );
}
