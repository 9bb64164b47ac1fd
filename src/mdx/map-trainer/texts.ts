type Texts = typeof import('../../../content/en/strings/trainer.json');

/** A key of `content/<language>/strings/trainer.json`, plural forms under one name. */
export type TextKey = Exclude<keyof Texts, `count_${string}`> | 'count';

export type TrainerTexts = (key: TextKey, values?: Readonly<Record<string, string | number | readonly string[]>>) => string;

const files = import.meta.glob<Record<string, string>>('../../../content/*/strings/trainer.json', { import: 'default' });

/**
 * Loads the trainer's texts in a language, and resolves them. Not by `createT`, which is in a chunk that all screens share and guides do
 * not load.
 *
 * @param locale the folder in `content`
 * @param tag BCP 47, for the plural forms
 */
export async function loadTexts(locale: string, tag: string): Promise<TrainerTexts> {
  const texts = (await files[`../../../content/${locale}/strings/trainer.json`]?.()) ?? {};
  const plural = new Intl.PluralRules(tag);
  const list = new Intl.ListFormat(tag);
  return (key, values = {}) =>
    (texts[key] ?? texts[`${key}_${plural.select(Number(values.count))}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'object' ? list.format(value) : String(value);
    });
}
