import { join } from 'node:path';
import { type LocaleCode, sourceLocale } from '../../../src/i18n/locales.ts';
import { baseOf } from '../../../src/i18n/plural-forms.ts';
import { guideFilesOf, readGuide } from '../../../src/mdx/translation/guide-files.ts';
import { englishStrings } from '../../../src/mdx/translation/strings.ts';
import { Problem } from '../tools.ts';
import type { GuideSubject } from './mark-guide.ts';
import type { TextsSubject } from './mark-texts.ts';
import { nearest } from './nearest.ts';

/** What somebody marks: a guide or an answer, or texts of screens by their keys. */
export type Subject = GuideSubject | TextsSubject;

/**
 * Finds what is meant: `voice/alexa`, also as its whole path; `strings`, `strings/feedback`, `feedback.intro`.
 *
 * @throws Problem when there is no such thing, with names that are like it, or when it is not translated yet
 */
export function subjectOf(locale: LocaleCode, name: string, content: string): Subject {
  const id = name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)?(content\/)?/, '')
    .replace(new RegExp(`^${locale}/`), '')
    .replace(/\.(mdx|json)$/, '');
  const strings = Object.keys(englishStrings(content));
  const area = /^strings\/(\w+)$/.exec(id)?.[1];
  const keys = strings.filter((key) => id === 'strings' || key.startsWith(`${area}.`) || key === id || baseOf(key) === id);
  if (keys.length > 0) return { keys, name };

  const guides = guideFilesOf(sourceLocale.code, content);
  const english = guides.find((guide) => guide.id === id);
  if (/^(search|food)$/.test(id)) throw new Problem(`${id}.json needs no mark: \`check\` says whether it is right.`);
  if (!english) {
    const areas = [...new Set(strings.map((key) => `strings/${key.split('.')[0]}`))];
    const known = [...guides.map((guide) => guide.id), 'strings', ...areas, ...strings];
    throw new Problem(
      `There is no “${name}” in content/en.${nearest(id, known)} All that is to do: npm run translations -- ${locale}`,
    );
  }
  const own = readGuide(locale, id, content);
  if (!own) throw new Problem(`content/${locale}/${id}.mdx is not there yet. Copy ${english.path} to it, and translate it.`);
  return { english, own, file: join(content, locale, `${id}.mdx`) };
}
