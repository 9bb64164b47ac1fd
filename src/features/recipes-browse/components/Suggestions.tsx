import { useRecentSearches } from '../../../app/recent-searches/use-recent-searches.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import '../../../recipes/components/chips.css';
import './suggestions.css';

interface SuggestionsProps {
  user: UserInfo | undefined;
  known: boolean;
  /** The address of the recipes */
  list: string;
  /** Repeats an earlier search */
  onChoose(query: string): void;
}

/** Shown without a query: recent searches and the categories. */
export function Suggestions({ user, known, list, onChoose }: SuggestionsProps) {
  const t = useT();
  const { searches, clear } = useRecentSearches('recipes', user, known);

  return (
    <div className="stack">
      {searches.length > 0 && (
        <section>
          <div className="suggestions-head">
            <h2>{t('recipes.recent')}</h2>
            <Button variant="quiet" flush onClick={clear}>
              {t('recipes.forget')}
            </Button>
          </div>
          <ul className="chip-row">
            {searches.map((query) => (
              <li key={query}>
                <button className="recipe-chip" type="button" onClick={() => onChoose(query)}>
                  <bdi>{query}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CategoryTiles list={list} />
    </div>
  );
}
