import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Screen } from '../../../app/screen/Screen.tsx';
import { useSession } from '../../../app/signed-in/use-session.ts';
import type { LangKey } from '../../../i18n/locales.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { allTags, dimensions, dimensionText, type Tag, tagsOf, tagText, withTags } from '../../../recipes/tags.ts';
import { readRecipeTabTags, writeRecipeTabTags } from '../../../stores/recipe-tab-tags.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import '../../../recipes/components/chips.css';
import './recipe-tags.css';

type Props = ScreenProps<'recipes' | 'search'>;

/** `/recipes/tags`: chooses the tags of recommended recipes (docs/spec.md §2: tab settings), or of a search if opened from there. */
export function RecipeTags({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <Settings lang={lang} hrefs={hrefs} />
    </Screen>
  );
}

/** The checked tags. The checkboxes are uncontrolled, so that choices made before hydration count. */
const chosenIn = (form: HTMLFormElement | null): Tag[] => {
  const entered = new FormData(form ?? undefined);
  return tagsOf(Object.fromEntries(dimensions.map((dimension) => [dimension, entered.getAll(dimension).join(',')])));
};

/** Milliseconds without another choice before recipes are counted. */
const debounceMs = 300;

/**
 * How many recipes have the chosen tags. Undefined while that is not known, where it cannot be found out, and for a search, which
 * decides by its words too.
 */
function useTotal(lang: LangKey, chosen: readonly Tag[] | undefined): number | undefined {
  const [total, setTotal] = useState<number>();
  const isKnown = useSession(lang).status !== 'starting';
  useEffect(() => {
    if (!isKnown || !chosen || pageParams(location).from === 'search') return undefined;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const counted = await import('../count-recipes.ts').then(({ countRecipes }) => countRecipes(chosen)).catch(() => undefined);
      if (isLatest) setTotal(counted);
    }, debounceMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [isKnown, chosen]);
  return total;
}

function Settings({ lang, hrefs }: Pick<Props, 'lang' | 'hrefs'>) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly Tag[]>();
  const count = chosen?.length ?? 0;
  const total = useTotal(lang, chosen);

  const check = useCallback((tags: readonly Tag[]) => {
    for (const box of form.current?.querySelectorAll('input') ?? [])
      box.checked = tags.some(({ dimension, tag }) => dimension === box.name && tag === box.value);
    setChosen(tags);
  }, []);

  useEffect(() => {
    const params = pageParams(location);
    const known =
      tagsOf(params).length > 0 || params.from === 'search' ? params : pageParams({ search: readRecipeTabTags(), hash: '' });
    const early = chosenIn(form.current);
    check(early.length > 0 ? early : tagsOf(known));
  }, [check]);

  /** Replaces this page in the history, so that going back leads to the page before it. */
  const show = (event: FormEvent) => {
    event.preventDefault();
    const tags = chosenIn(form.current);
    const { from, q = '' } = pageParams(location);
    if (from === 'search') location.replace(withTags(hrefs.search, tags, { q }));
    else {
      writeRecipeTabTags(withTags('', tags).slice(1));
      location.replace(withTags(hrefs.recipes, tags));
    }
  };

  return (
    <form className="stack" ref={form} onChange={() => setChosen(chosenIn(form.current))} onSubmit={show}>
      <p className="quiet">{t('recipes.tagsText')}</p>
      {dimensions.map((dimension) => (
        <fieldset className="recipe-tags-group" key={dimension}>
          <legend className="recipe-tags-title">{t(dimensionText[dimension])}</legend>
          <div className="chip-row">
            {allTags(dimension).map((tag) => (
              <label className="recipe-tag" key={tag.tag}>
                <input className="face-input" type="checkbox" name={dimension} value={tag.tag} autoComplete="off" />
                <span className="recipe-chip">{tagText(t, tag)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="recipe-tags-bar">
        <span className="recipe-tags-count" role="status">
          {t('recipes.chosen', { count })}
          {total !== undefined && <span className="visually-hidden">. {t('recipes.found', { number: total })}</span>}
        </span>
        <Button variant="quiet" onClick={() => check([])} disabled={count === 0}>
          {t('recipes.clear')}
        </Button>
        <Button variant="primary" type="submit">
          {total === undefined ? t('recipes.show') : t('recipes.showCount', { count: total })}
        </Button>
      </div>
    </form>
  );
}
