import { useEffect, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import { forgetSearches, recentSearches, type SearchField } from '../../stores/recent-searches.ts';
import { whenReleased } from '../form/when-released.ts';

/**
 * What the user searched for on this device, the latest first.
 *
 * @param known whether it is clear yet who the user is
 */
export function useRecentSearches(field: SearchField, user: UserInfo | undefined, known: boolean) {
  const [stored, setStored] = useState<readonly string[]>([]);
  const [searches, setSearches] = useState(stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own
  useEffect(() => {
    void recentSearches(field).then(setStored);
  }, [field, known, user?.uid]);
  useEffect(() => whenReleased(() => setSearches(stored)), [stored]);

  const clear = () => {
    setStored([]);
    void forgetSearches(field);
  };
  return { searches, clear };
}
