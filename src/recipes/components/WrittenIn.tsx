import { useT } from '../../ui/screen/use-t.ts';
import { languageName, tagOf } from '../recipe-language.ts';

/** The language of a recipe, if it differs from the page's. @param lang as in the contract */
export function WrittenIn({ lang }: { lang: string }) {
  const t = useT();
  if (tagOf(lang) === t.tag) return null;
  return (
    <span className="quiet">
      {t('recipe.writtenIn')} <bdi>{languageName(lang, t.tag)}</bdi>
    </span>
  );
}
