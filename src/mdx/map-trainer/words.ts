type Texts = typeof import('../../../content/en/strings/trainer.json');

/** A key of `content/<language>/strings/trainer.json`, plural forms under one name. */
export type Word = Exclude<keyof Texts, `count_${string}`> | 'count';

export type Words = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Record<string, string>>('../../../content/*/strings/trainer.json', { import: 'default' });

/**
 * The trainer's texts in a language, a file that is loaded with it. It reads them by itself: `createT` lives in a chunk that all
 * screens share, and would bring all of that along.
 *
 * @param locale the folder in `content`
 * @param tag BCP 47, for the plural forms
 */
export async function wordsOf(locale: string, tag: string): Promise<Words> {
  const texts = (await files[`../../../content/${locale}/strings/trainer.json`]?.()) ?? {};
  const plural = new Intl.PluralRules(tag);
  return (word, values = {}) =>
    (texts[word] ?? texts[`${word}_${plural.select(Number(values.count))}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name]),
    );
}
