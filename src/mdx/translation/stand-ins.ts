import { type Locale, sourceLocale } from '../../i18n/locales.ts';
import { isUsable, keysIn } from '../../i18n/plural-forms.ts';
import { guideFilesOf } from './guide-files.ts';
import { areaOf, stringsFilesOf } from './strings.ts';

/** What readers of a language see in English. */
export interface StandIns {
  /** English texts, by full key in the plural forms of the language */
  texts: ReadonlyMap<string, string>;
  /** Guides and answers: `voice/alexa` */
  guides: readonly string[];
}

/** What a language lacks, so that English stands in for it. */
export function standInsOf({ code, tag }: Locale, content = 'content'): StandIns {
  const own = new Map(stringsFilesOf(code, content).map(({ path, texts }) => [areaOf(path), texts]));
  const written = new Set(guideFilesOf(code, content).map(({ id }) => id));
  const texts = stringsFilesOf(sourceLocale.code, content).flatMap(({ path, texts: english }) =>
    [...keysIn(english, tag)]
      .filter(([key, standIn]) => !isUsable(own.get(areaOf(path))?.[key], standIn))
      .map(([key, standIn]): [string, string] => [`${areaOf(path)}.${key}`, standIn]),
  );
  const guides = guideFilesOf(sourceLocale.code, content).map(({ id }) => id);
  return { texts: new Map(texts), guides: guides.filter((id) => !written.has(id)) };
}
