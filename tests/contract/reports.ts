import type { NewFeedback } from '../../src/contract/feedback/create.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { jpeg } from './pictures.ts';
import type { Server } from './server.ts';

/** A report as Anna in Germany could send it. */
export const report = (more: Partial<NewFeedback> = {}): NewFeedback => ({
  typeId: 'cleaning',
  device: { source: 'mine', deviceId: 'de-anna-robot' },
  description: 'It turns in circles.',
  contact: '0151 - 234 567 89',
  platform: 'Official website',
  orderNumber: 'A-17',
  images: [],
  ...more,
});

/** Uploads a small picture. @returns its id */
export async function upload(server: Server, token: string): Promise<string> {
  const { data } = await server.call(uploadImage, { token, input: await jpeg() });
  return data.id;
}
