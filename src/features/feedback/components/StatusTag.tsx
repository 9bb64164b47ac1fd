import type { Status } from '../../../contract/feedback/read.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';

const looks = {
  replied: { tone: 'success', text: 'feedback.statusReplied' },
  processing: { tone: 'progress', text: 'feedback.statusProcessing' },
  confirmed: { tone: 'neutral', text: 'feedback.statusConfirmed' },
} as const;

/** Replied or Processing; the single 'confirmed' (docs/spec.md §3) reads as received. */
export function StatusTag({ status }: { status: Status }) {
  const t = useT();
  return <Tag tone={looks[status].tone}>{t(looks[status].text)}</Tag>;
}
