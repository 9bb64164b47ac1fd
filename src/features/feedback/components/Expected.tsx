import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { weekdayAndTime } from '../../../lib/weekday-and-time.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { $expected, askExpected } from '../expected.ts';

/** By when a report of a type is probably answered; nothing where nobody can know. */
export function Expected({ typeId }: { typeId: string }) {
  const t = useT();
  const expected = useStore($expected, { ssr: 'initial' });
  useEffect(() => void askExpected(typeId), [typeId]);
  if (expected?.typeId !== typeId) return null;
  return <p className="quiet">{t('feedback.expected', { when: weekdayAndTime(expected.by, t.tag) })}</p>;
}
