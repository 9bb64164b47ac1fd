import { h, segments } from './dom.js';
import { facts, label, messages, replyForm, row } from './service-parts.js';

const statuses = [
  ['processing', 'Processing'],
  ['replied', 'Replied'],
  ['confirmed', 'Confirmed'],
];

/** What was reported, and the answers to it. */
export function createFeedbackDesk({ call, open, refresh, act }) {
  let filter = '';
  return {
    all: 'All reports',
    empty: 'Nothing was reported here.',

    async list() {
      const { items } = await call('feedback/list', { query: filter ? { status: filter } : {} });
      const choose = (status) => {
        filter = status;
        void refresh();
      };
      return {
        controls: segments('Status', [['', 'All'], ...statuses], filter, choose),
        rows: items.map((item) =>
          row({
            head: item.username,
            status: label(statuses, item.status),
            text: item.excerpt,
            foot: `${item.typeName}${item.imageCount ? ` · ${item.imageCount} 📷` : ''}`,
            when: item.updatedAt,
            onclick: () => open(item.id),
          }),
        ),
      };
    },

    detail: (id) => call('feedback/detail', { query: { id } }),

    draw: (report) => [
      h('h3', {}, report.typeName, ' ', label(statuses, report.status)),
      facts([
        ['Device', [report.device.name, report.device.model].filter(Boolean).join(' · ')],
        ['SN', report.device.sn],
        ['Device ID', report.device.deviceId],
        ['Contact', report.contact],
        ['Purchase', [report.platform, report.orderNumber].filter(Boolean).join(' · ')],
      ]),
      messages(report.messages),
      replyForm({
        name: 'Reply',
        placeholder: 'Reply to this person',
        button: 'Send reply',
        send: (text) => act(() => call('feedback/reply', { body: { id: report.id, text } }), 'The reply was sent.'),
      }),
      segments('Set the status', statuses, report.status, (status) =>
        act(() => call('feedback/status', { body: { id: report.id, status } }), 'The status was changed.'),
      ),
    ],
  };
}
