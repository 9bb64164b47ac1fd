import { serviceDetail, serviceList, serviceReply, serviceSetStatus } from '../../../../src/contract/feedback/operate.ts';
import type { Feedback, Status } from '../../../../src/contract/feedback/read.ts';
import { recordNumber } from '../../../../src/contract/record-number.ts';
import { type Child, h, segments } from '../dom.ts';
import type { Desk, DeskTools } from './desk.ts';
import { at, facts, type Labels, listFilter, messages, numberFilter, optionsOf, replyForm, row, statusLabel } from './parts.ts';

const labels: Labels<Status> = { processing: 'Processing', replied: 'Replied', confirmed: 'Confirmed' };
const statuses = optionsOf(['processing', 'replied', 'confirmed'], labels);

const turns = { user: 'The user’s', service: 'Customer service’s', nobody: 'Nobody’s' } as const;

/** Whose turn it is, and what the user said without words. */
function turnOf({ conversation }: Feedback): string {
  if (!conversation) return '';
  const { turn, solved, thanked, closed, follows } = conversation;
  const said = [
    solved && 'solved',
    closed && 'closed',
    thanked && 'the user said thank you',
    follows && 'follows a closed report',
  ];
  return [turns[turn], ...said.filter((part) => part !== false && part !== '')].join(' · ');
}

/** The steps that did not help, above the text: nobody need ask for them. */
function tried({ tried = [] }: Feedback): Child {
  return (
    tried.length > 0 &&
    h(
      'details',
      { open: true },
      h('summary', {}, `Tried before: ${tried.length} steps`),
      h(
        'ol',
        {},
        tried.map(({ answer, version, step, at: when }) =>
          h('li', {}, `${answer} #${step}`, ' ', at(when), ` · version ${version}`),
        ),
      ),
    )
  );
}

/** Reports, and the replies to them. */
export function createFeedbackDesk({ call, open, refresh, act }: DeskTools): Desk {
  const filter = listFilter('Status', statuses, refresh);
  const number = numberFilter(refresh);

  const draw = (report: Feedback): Child[] => [
    h('h3', {}, report.typeName, ' ', statusLabel(labels, report.status)),
    facts([
      ['Number', recordNumber(report.id)],
      ['Device', [report.device.name, report.device.model].filter(Boolean).join(' · ')],
      ['SN', report.device.sn],
      ['Device ID', report.device.deviceId],
      ['Contact', report.contact],
      ['Purchase', [report.platform, report.orderNumber].filter(Boolean).join(' · ')],
      ['Turn', turnOf(report)],
    ]),
    tried(report),
    messages(report.messages),
    replyForm({
      name: 'Reply',
      placeholder: 'Reply to this person',
      button: 'Send reply',
      send: (text) => act(async () => draw(await call(serviceReply, { id: report.id, text })), 'The reply was sent.'),
    }),
    segments('Set the status', statuses, report.status, (status) =>
      act(async () => draw(await call(serviceSetStatus, { id: report.id, status })), 'The status was changed.'),
    ),
  ];

  return {
    all: 'All reports',
    empty: 'Nothing was reported here.',

    async list() {
      const status = filter.chosen();
      const { items } = await call(serviceList, { ...(status && { status }), ...number.chosen() });
      const rows = items.map((item) =>
        row({
          head: item.username,
          status: statusLabel(labels, item.status),
          text: item.excerpt,
          foot: `${item.typeName}${item.imageCount ? ` · ${item.imageCount} 📷` : ''}`,
          when: item.updatedAt,
          onclick: () => open(item.id),
        }),
      );
      return { controls: [number.controls, filter.controls()], rows };
    },

    detail: async (id) => draw(await call(serviceDetail, { id })),
  };
}
