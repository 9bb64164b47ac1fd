import { useCallback } from 'react';
import { poll } from '../../stores/notifications.ts';
import { useNotifications } from '../use-notifications.ts';
import { type Page, type PageList, usePageList } from './page-list.ts';

/** A list of the user's records that follows what happens to them on the server, such as a reply. See {@link usePageList}. */
export function useLiveList<P extends Page<{ id: string }>>(
  list: PageList<P>,
  uid: string | undefined,
  ...ids: (string | undefined)[]
) {
  const { refetch, ...pages } = usePageList(list, [uid, ...ids]);
  useNotifications(uid !== undefined, refetch);
  return { ...pages, refetch: useCallback(() => refetch().then(poll), [refetch]) };
}
