import { type LocaleCode, localeOf } from '../../../src/i18n/locales.ts';
import { baseOf } from '../../../src/i18n/plural-forms.ts';
import { faultText } from '../../../src/mdx/translation/fault.ts';
import {
  englishStrings,
  markIn,
  ownHashes,
  stringsSourceOf,
  stringsStaleness,
  writeStringsSource,
} from '../../../src/mdx/translation/strings.ts';
import { Problem } from '../tools.ts';
import { stringTexts } from './check/local-texts.ts';
import { stringFaults } from './check/string-faults.ts';
import { untranslated, valueFaults } from './check/text-faults.ts';

/** Texts of screens by their English keys, as somebody named them. */
export interface TextsSubject {
  keys: string[];
  name: string;
}

/**
 * Notes of texts that they are translated from the English as it is now. Of an area, or of all, it takes those whose English has changed
 * and those that were corrected.
 *
 * @param unchanged they say what the new English says already
 * @throws Problem when one is broken, or none is there or was touched since the English changed
 */
export function markTextsDone(locale: LocaleCode, { keys, name }: TextsSubject, content: string, unchanged: boolean): string {
  const staleness = stringsStaleness(locale, content);
  const source = stringsSourceOf(locale, content);
  const hash = ownHashes(locale, content);
  const isEdited = (key: string) => markIn(source, key).own !== hash(key);
  const present = keys.filter((key) => !staleness.missing.includes(key));
  if (present.length === 0) throw new Problem(`Nothing of “${name}” is there yet. Translate it in content/${locale}/strings.`);
  const changed = present.filter((key) => keys.length <= 2 || staleness.stale.includes(key) || isEdited(key));
  const faults = faultsOf(locale, changed, content);
  if (faults.length > 0) throw new Problem(`Nothing of “${name}” is marked as done yet:\n\n${faults.map(faultText).join('\n')}`);
  const same = unchanged ? [] : changed.filter((key) => !isEdited(key));
  const done = changed.filter((key) => !same.includes(key));
  const hint = `were not touched since they were last marked: ${same.join(', ')}\nIf they say what the English says already: npm run translations -- ${locale} done ${same[0]} --unchanged`;
  if (done.length === 0 && same.length > 0) throw new Problem(`Nothing of “${name}” is marked as done. These ${hint}`);
  const english = englishStrings(content);
  const marks = done.map((key) => [key, `${english[key]?.hash} ${hash(key)} review`]);
  writeStringsSource(locale, { ...source, ...Object.fromEntries(marks) }, content);
  const missing = keys.length - present.length;
  return [
    done.length > 0
      ? `${textsOfScreens(done.length)} marked as done, and to be reviewed.`
      : `Nothing of “${name}” has changed since it was marked, in English or here. A single text is marked by its name, such as ${keys[0]}.`,
    ...(missing > 0 ? [`${missing} still missing.`] : []),
    ...(same.length > 0 ? [`These ${hint}`] : []),
  ].join('\n');
}

/** Notes that somebody else has read them, and corrected them as they are now. */
export function markTextsReviewed(locale: LocaleCode, { keys, name }: TextsSubject, content: string): string {
  const source = stringsSourceOf(locale, content);
  const marked = keys.filter((key) => markIn(source, key).isToReview);
  if (marked.length === 0) return `No text of “${name}” was to be reviewed.`;
  const hash = ownHashes(locale, content);
  const read = marked.map((key) => [key, `${markIn(source, key).english} ${hash(key)}`]);
  writeStringsSource(locale, { ...source, ...Object.fromEntries(read) }, content);
  return `${textsOfScreens(marked.length)} marked as reviewed.`;
}

const textsOfScreens = (count: number): string => (count === 1 ? '1 text of screens is' : `${count} texts of screens are`);

/** What keeps texts from being done: their files, their plural forms, that they are English, what they insert. */
function faultsOf(locale: LocaleCode, keys: readonly string[], content: string) {
  const bases = new Set(keys.map(baseOf));
  const files = new Set(keys.map((key) => `content/${locale}/strings/${key.split('.')[0]}.json`));
  const texts = stringTexts(locale, content, true).filter(({ key }) => bases.has(baseOf(key)));
  return [
    ...stringFaults(localeOf(locale), content).filter(({ file, pending }) => files.has(file) && !pending),
    ...texts.flatMap((text) => [...untranslated(locale, text), ...valueFaults(text)]),
  ];
}
