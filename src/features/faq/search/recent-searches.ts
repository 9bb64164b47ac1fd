import type { LangKey } from '../../../i18n/locale-ids.ts';
import { findElement } from '../../../shell/page/find-element.ts';
import { whenReleased } from '../../../shell/page/when-released.ts';
import { applyRetentionOnceKnown } from '../../../stores/apply-retention.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../../stores/recent-searches.ts';
import { $session, startSession } from '../../../stores/session.ts';
import { type Parts, setChildren } from './parts.ts';

/** The user's recent searches, to search again or to clear. Shows nothing if there are none. */
export interface RecentSearches {
  show(wanted: boolean): void;
  /** Stores a search whose result was opened */
  remember(query: string): void;
}

/**
 * Finds out who uses the page and shows what they searched for on this device. Loaded after the search, which needs nobody.
 *
 * @param onChoose searches again
 * @param onClear where the focus goes, as the button that had it is gone
 */
export function createRecentSearches(
  section: HTMLElement,
  { parts, lang, onChoose, onClear }: { parts: Parts; lang: LangKey; onChoose(query: string): void; onClear(): void },
): RecentSearches {
  let searches: readonly string[] = [];
  let wanted = false;

  const draw = () => {
    const rows = searches.map((query) => {
      const row = parts('recent', `recent/${query}`);
      findElement(row, 'bdi', HTMLElement).textContent = query;
      return row;
    });
    setChildren(findElement(section, 'ul', HTMLElement), rows);
    section.hidden = !wanted || searches.length === 0 || (section.hidden && wouldMoveFocus(section));
  };

  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.closest('li')) return onChoose(button.textContent);
    if (!button) return;
    searches = [];
    draw();
    onClear();
    void forgetSearches('answers');
  });

  void startSession(lang);
  applyRetentionOnceKnown();
  // Each user has their own.
  $session.subscribe(async () => {
    const stored = await recentSearches('answers');
    whenReleased(() => {
      searches = stored;
      draw();
    });
  });

  return {
    show(isWanted) {
      wanted = isWanted;
      draw();
    },
    remember: (query) => void rememberSearch('answers', query),
  };
}

/** Whether what has the focus stands below: it would move away as the reader is about to press it. */
function wouldMoveFocus(section: HTMLElement): boolean {
  const { activeElement } = document;
  const isBelow = section.compareDocumentPosition(activeElement ?? section) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBelow > 0 && activeElement?.matches('a, button') === true;
}
