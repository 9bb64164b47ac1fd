import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { UserInfo } from '../../../contract/user/user.ts';
import { $outbox } from '../../../stores/outbox.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useRegistrations } from '../use-registrations.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

/** The card of the registration just sent, once it has left the outbox. @param form its name in the outbox */
export function NewestCard({ form, user }: { form: string; user: UserInfo }) {
  const queued = useStore($outbox, { ssr: 'initial' }).some((item) => item.form === form);
  return queued ? null : <Newest uid={user.uid} />;
}

function Newest({ uid }: { uid: string }) {
  const t = useT();
  const cards = useRegistrations(uid);
  // Cards that were loaded before do not include it.
  const { reset } = cards;
  useLayoutEffect(() => void reset(), [reset]);

  if (cards.status === 'loading') return <Skeleton rows={3} />;
  const newest = cards.status === 'ready' ? cards.data[0] : undefined;
  return newest ? <WarrantyCard card={newest} /> : <p>{t('common.listFailed')}</p>;
}
