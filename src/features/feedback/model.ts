import type * as v from 'valibot';
import type { NewFeedback } from '../../contract/feedback.ts';
import type { Draft } from '../../stores/drafts.ts';

/** The form's name in drafts and outbox. */
export const form = 'feedback';

/** What the form's fields are called; `mineId` is the chosen one of the user's devices, `deviceId` the typed one. */
export type FieldName =
  | 'typeId'
  | 'source'
  | 'mineId'
  | 'sn'
  | 'deviceId'
  | 'description'
  | 'contact'
  | 'platform'
  | 'orderNumber';

/** Where an error is shown: a field, the choice of one of the user's devices, or the pictures. */
export type ErrorField = Exclude<FieldName, 'source' | 'mineId'> | 'device' | 'images';
export type Errors = Partial<Record<ErrorField, string>>;

/** The report that a draft is, once its pictures are with the server. */
export function reportOf({ fields, images }: Draft): v.InferInput<typeof NewFeedback> {
  const field = (name: FieldName) => fields[name] ?? '';
  return {
    typeId: field('typeId'),
    device:
      field('source') === 'manual'
        ? { source: 'manual', sn: field('sn'), deviceId: field('deviceId') }
        : { source: 'mine', deviceId: field('mineId') },
    description: field('description'),
    contact: field('contact'),
    platform: field('platform'),
    orderNumber: field('orderNumber'),
    images: images.flatMap(({ uploaded }) => uploaded?.id ?? []),
  };
}
