import { useEffect, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import { forgetSearches, recentSearches, type SearchField } from '../../stores/recent-searches.ts';

/**
 * What the user searched for on this device, the latest first.
 *
 * @param known whether it is clear yet who the user is
 */
export function useRecentSearches(field: SearchField, user: UserInfo | undefined, known: boolean) {
  const [searches, setSearches] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own
  useEffect(() => {
    void recentSearches(field).then(setSearches);
  }, [field, known, user?.uid]);

  const clear = () => {
    setSearches([]);
    void forgetSearches(field);
  };
  return { searches, clear };
}
