import schedules from '../../../content/care.json' with { type: 'json' };
import type { KeyIn } from '../../i18n/keys.ts';
import { keysOf } from '../../lib/keys-of.ts';
import type { FaqId } from '../../routes/faq-lists.ts';

type NamedIn<Key> = Key extends `care.part-${infer Part}` ? Part : never;

/** What content/care.json says of a kind of device. */
export interface CareSchedule {
  /** The answer that shows it */
  answer: FaqId;
  /** What wants care most often comes first. `every` is a number of days, or `use`: after every use */
  parts: readonly { part: NamedIn<KeyIn<'care'>>; every: 'use' | 7 | 14 | 30 | 90 }[];
}

export type CareKind = keyof typeof schedules;

export const careSchedules = schedules as Record<CareKind, CareSchedule>;

/** The kind of device whose schedule an answer shows. */
export const careKindOf = (answer: FaqId): CareKind | undefined =>
  keysOf(schedules).find((kind) => careSchedules[kind].answer === answer);
