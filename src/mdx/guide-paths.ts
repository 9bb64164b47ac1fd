import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { type LocaleCode, sourceLocale } from '../i18n/locales.ts';

/** A guide as it can be shown to readers of a language, and the language that its text is really in. */
export interface GuideInLanguage {
  entry: CollectionEntry<CollectionKey>;
  locale: LocaleCode;
}

/**
 * Static paths with the guide that each shows: in the path's language, or in English where it is not translated yet. Paths of
 * guides that are not even written in English are left out.
 *
 * @param nameOf the guide's file in `content/<language>/<folder>`, without its ending
 */
export async function guidePaths<Path extends { props: { locale: LocaleCode } }>(
  folder: CollectionKey,
  paths: readonly Path[],
  nameOf: (props: Path['props']) => string,
) {
  const entries = new Map((await getCollection(folder)).map((entry) => [entry.id, entry]));
  return paths.flatMap((path) => {
    const idIn = (code: LocaleCode) => `${code}/${folder}/${nameOf(path.props)}`;
    const locale = entries.has(idIn(path.props.locale)) ? path.props.locale : sourceLocale.code;
    const entry = entries.get(idIn(locale));
    return entry
      ? [{ ...path, props: { ...(path.props as Path['props']), guide: { entry, locale } satisfies GuideInLanguage } }]
      : [];
  });
}
