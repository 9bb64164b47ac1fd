import { Suspense, useEffect, useState } from 'react';
import { outboxPrefix } from '../../stores/drafts.ts';
import { storage } from '../../stores/storage.ts';
import { lazyComponent } from '../lazy-chunk/lazy-component.tsx';
import type { OutboxListProps } from './OutboxList.tsx';

export const OutboxList = lazyComponent('outbox', () => import('./OutboxList.tsx').then((module) => module.OutboxList), true);

/** The {@link OutboxList}, loaded only where something waits in the outbox. */
export function Outbox(props: OutboxListProps) {
  const uid = props.user?.uid;
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    if (uid) void storage.list(outboxPrefix(uid)).then((left) => setFilled(!!left?.length));
  }, [uid]);

  return filled ? (
    <Suspense>
      <OutboxList {...props} />
    </Suspense>
  ) : null;
}
