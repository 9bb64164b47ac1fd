import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { serviceRequestRating } from '../../src/contract/rating/operate.ts';
import { serviceCreateTicket, serviceTicketStatus } from '../../src/contract/tickets/operate.ts';
import { clientOf, serviceOf } from './fixtures.ts';

/** A ticket of somebody's that waits for an answer, opened by customer service. */
export async function openedFor(uid: string, text: string): Promise<string> {
  const service = await serviceOf('us');
  const device = { name: 'Hallway robot', model: '100v', sn: 'SN-1' };
  const ticket = { uid, type: 'repair', device, orderNumber: text.replace(/\D/g, ''), text } as const;
  const { id } = await service(serviceCreateTicket, ticket, { key: `create-${text.replace(/\W/g, '')}` });
  await service(serviceTicketStatus, { id, status: 'question', note: '' }, { key: `question-${id}` });
  return id;
}

/** A report of a user of the United States that customer service has replied to. */
export async function repliedTo(uid: string, text: string): Promise<string> {
  const user = await clientOf(uid);
  const report = {
    typeId: 'cleaning',
    device: { source: 'manual', sn: 'SN-1', deviceId: '' },
    description: text,
    contact: 'somebody@example.com',
    platform: 'Official website',
    orderNumber: 'A-17',
    images: [],
  } as const;
  const { id } = await user(createFeedback, { ...report, images: [] }, { key: crypto.randomUUID() });
  const service = await serviceOf('us');
  await service(serviceReply, { id, text: 'Please clean the wheels.' }, { key: crypto.randomUUID() });
  return id;
}

/** A new request to rate the device of a new user of the United States. */
export async function askedToRate(): Promise<string> {
  const service = await serviceOf('us');
  const { id } = await service(
    serviceRequestRating,
    { kind: 'device', subjectId: 'us-noah-robot' },
    { key: crypto.randomUUID() },
  );
  return id;
}
