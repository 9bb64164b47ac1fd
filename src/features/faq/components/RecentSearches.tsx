import { useRecentSearches } from '../../../app/recent-searches/use-recent-searches.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
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
  const { searches, clear } = useRecentSearches('answers', user, known);

  if (hidden || searches.length === 0) return null;
  return (
    <section className="answers">
      <div className="search-recent">
        <h2 className="answers-label">{t('help.recent')}</h2>
        <Button variant="quiet" onClick={clear}>
          {t('help.recentClear')}
        </Button>
      </div>
      <ul className="chips">
        {searches.map((query) => (
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
