import { useEffect, useRef } from 'react';
import type { ResourceFamily } from '../../stores/resources.ts';
import { showToast } from '../../stores/toasts.ts';
import { useNotifications } from '../use-notifications.ts';
import { type PartialKey, useResource } from '../use-resource.ts';

/** What reports and tickets have in common. */
interface Conversation {
  unread: boolean;
  updatedAt: number;
  messages: readonly { id: string }[];
}

/**
 * A report or a ticket, refetched after notifications.
 *
 * @param key as for {@link useResource}
 * @param news the toast when customer service says something while it is open
 */
export function useConversation<T extends Conversation>(family: ResourceFamily<T>, key: PartialKey, news: string) {
  const resource = useResource(family, key);
  const record = resource.status === 'ready' ? resource.data : undefined;
  useNotifications(key[0] !== undefined, resource.refetch);

  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!record) return;
    const before = seen.current;
    // A second may see more than one change.
    seen.current = `${record.updatedAt} ${record.messages.at(-1)?.id}`;
    if (before !== undefined && record.unread && seen.current !== before) showToast(news, 'success');
  }, [record, news]);

  return resource;
}
