import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { $hasQueued, outboxPrefix } from '../../stores/drafts.ts';
import { importOrReload } from '../../stores/recovery.ts';
import { storage } from '../../stores/storage.ts';
import type { OutboxListProps } from './OutboxList.tsx';

const OutboxList = lazy(() =>
  importOrReload('outbox', () => import('./OutboxList.tsx')).then(
    (module) => ({ default: module.OutboxList }),
    () => ({ default: () => null }),
  ),
);

/** The {@link OutboxList}, loaded only where something waits in the outbox. */
export function Outbox(props: OutboxListProps) {
  const uid = props.user?.uid;
  const hasQueued = useStore($hasQueued, { ssr: 'initial' });
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    if (uid) void storage.list(outboxPrefix(uid)).then((left) => setFilled(!!left?.length));
  }, [uid]);

  return filled || hasQueued ? (
    <Suspense>
      <OutboxList {...props} />
    </Suspense>
  ) : null;
}
