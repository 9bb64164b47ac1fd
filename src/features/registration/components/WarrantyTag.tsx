import type { RegistrationCard } from '../../../contract/registration/read.ts';
import { dayOf } from '../../../lib/day.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { warrantyState } from '../model.ts';

const looks = {
  running: { tone: 'success', text: 'register.stateRunning' },
  expired: { tone: 'neutral', text: 'register.stateExpired' },
  cancelled: { tone: 'danger', text: 'register.stateCancelled' },
  unknownEnd: { tone: 'success', text: 'register.stateUntold' },
} as const;

/** The state of a warranty today. */
export function WarrantyTag({ card }: { card: RegistrationCard }) {
  const t = useT();
  const { tone, text } = looks[warrantyState(card, dayOf(new Date()))];
  return <Tag tone={tone}>{t(text)}</Tag>;
}
