import { h, segments } from './dom.js';
import { facts, label, listFilter, messages, replyForm, row } from './service-parts.js';

const statuses = [
  ['processing', 'Processing'],
  ['replied', 'Replied'],
  ['confirmed', 'Confirmed'],
];

/** What was reported, and the answers to it. */
export function createFeedbackDesk({ call, open, refresh, act }) {
  const filter = listFilter('Status', [['', 'All'], ...statuses], refresh);
  return {
    all: 'All reports',
    empty: 'Nothing was reported here.',

    async list() {
      const status = filter.chosen();
      const { items } = await call('feedback/list', { query: status ? { status } : {} });
      return {
        controls: filter.controls(),
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
