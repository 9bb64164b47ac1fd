import type * as v from 'valibot';
import type { NewFeedback } from '../../contract/new-feedback.ts';
import type { Draft } from '../../stores/drafts.ts';
import type { FieldName } from './model.ts';

/** Characters that a person cannot see and a database cannot keep: NUL, and halves of a character. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** The report that a draft is, once its pictures are with the server. */
export function reportOf({ fields, images }: Draft): v.InferInput<typeof NewFeedback> {
  const field = (name: FieldName) => (fields[name] ?? '').replace(unstorable, '');
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
