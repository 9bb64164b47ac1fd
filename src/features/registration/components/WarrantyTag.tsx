import type { RegistrationCard } from '../../../contract/registration/read.ts';
import { dayOf } from '../../../lib/day.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { stateTexts, warrantyState } from '../model.ts';

const tones = {
  running: 'success',
  expired: 'neutral',
  cancelled: 'danger',
  unknownEnd: 'success',
} as const;

/** The state of a warranty today. */
export function WarrantyTag({ card }: { card: RegistrationCard }) {
  const t = useT();
  const state = warrantyState(card, dayOf(new Date()));
  return <Tag tone={tones[state]}>{t(stateTexts[state])}</Tag>;
}
