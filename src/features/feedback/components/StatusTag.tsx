import type { Status } from '../../../contract/feedback/read.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';

const looks = {
  replied: { tone: 'success', text: 'feedback.statusReplied' },
  processing: { tone: 'progress', text: 'feedback.statusProcessing' },
  confirmed: { tone: 'neutral', text: 'feedback.statusConfirmed' },
} as const;

/** Replied or Processing, and whether a reply is new; the single 'confirmed' (docs/spec.md §3) reads as received. */
export function StatusTag({ status, unread }: { status: Status; unread?: boolean }) {
  const t = useT();
  return (
    <span>
      <Tag tone={looks[status].tone}>{t(looks[status].text)}</Tag> {unread && <Tag tone="danger">{t('common.unreadMark')}</Tag>}
    </span>
  );
}
