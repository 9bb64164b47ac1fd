import { useEffect, useState } from 'react';
import type { UserInfo } from '../../../contract/user/user.ts';
import { forgetSearches, recentSearches } from '../../../stores/recent-searches.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface RecentSearchesProps {
  user: UserInfo | undefined;
  known: boolean;
  hidden: boolean;
  onChoose(query: string): void;
}

/** The user's recent searches, to search again or to clear. Renders nothing if there are none. */
export function RecentSearches({ user, known, hidden, onChoose }: RecentSearchesProps) {
  const t = useT();
  const [recent, setRecent] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own
  useEffect(() => {
    void recentSearches('answers').then(setRecent);
  }, [known, user?.uid]);

  if (hidden || recent.length === 0) return null;
  return (
    <section className="answers">
      <p className="search-recent">
        <span className="answers-label">{t('help.recent')}</span>
        <Button
          variant="quiet"
          onClick={() => {
            setRecent([]);
            void forgetSearches('answers');
          }}
        >
          {t('help.recentClear')}
        </Button>
      </p>
      <ul className="chips">
        {recent.map((query) => (
          <li key={query}>
            <button className="chip search-recent-query" type="button" onClick={() => onChoose(query)}>
              <bdi>{query}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
