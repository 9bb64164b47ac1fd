import { useStore } from '@nanostores/react';
import { $outbox } from '../../../stores/outbox.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useRegistrations } from '../use-registrations.ts';
import { WarrantyCard } from './WarrantyCard.tsx';

/** The card of what has just been registered, as soon as it is with the server. @param form its name in the outbox */
export function NewestCard({ form }: { form: string }) {
  const queued = useStore($outbox, { ssr: 'initial' }).some((item) => item.form === form);
  return queued ? null : <Newest />;
}

function Newest() {
  const t = useT();
  const { state } = useRegistrations();
  if (state.status === 'loading') return <Skeleton rows={3} />;
  const newest = state.status === 'ready' ? state.items[0] : undefined;
  return newest ? <WarrantyCard card={newest} /> : <p>{t('common.listFailed')}</p>;
}
