import { type Locale, type LocaleCode, sourceLocale } from '../../../src/i18n/locales.ts';
import { progressOf, targets } from '../../../src/mdx/translation/progress.ts';
import { Problem } from '../tools.ts';
import { check } from './check.ts';
import { markGuideDone, markGuideReviewed } from './mark-guide.ts';
import { markTextsDone, markTextsReviewed } from './mark-texts.ts';
import { nearest } from './nearest.ts';
import { safety } from './safety.ts';
import { subjectOf } from './subject.ts';
import { table } from './table.ts';
import { tasks } from './tasks.ts';

const usage = `  npm run translations                           how far every language is
  npm run translations -- de                     what is to do in one language
  npm run translations -- de check               what is wrong in it
  npm run translations -- de done voice/alexa    marks a translated file as done (several names may follow)
  npm run translations -- de done strings        the same for texts of screens; also strings/form, form.submit
  npm run translations -- de,fr done strings     in several languages, or in all: all done strings
  npm run translations -- de done voice/alexa --unchanged    it says what the new English says, and stays as it is
  npm run translations -- de reviewed voice/alexa    when somebody else has read it
  npm run translations -- check --release        what a release must not have, in all languages
  npm run translations -- safety                 the safety sentences in all languages, or in one: safety de`;

/**
 * `npm run translations`.
 *
 * @param args what stands behind the two dashes
 * @param content the folder of languages
 * @returns what is printed
 * @throws Problem saying what is wrong and what to type instead
 */
export function tools(args: readonly string[], content = 'content'): string {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const unknown = [...flags].find((flag) => !['--release', '--unchanged'].includes(flag));
  if (unknown) throw new Problem(`“${unknown}” is nothing that this does. What it does:\n${usage}`);
  const [code, verb, ...names] = args.filter((arg) => !flags.has(arg));
  if (!code) return table(targets.map((locale) => progressOf(locale, content)));
  if (code === 'check') return check(verb ? [languageOf(verb)] : targets, content, flags.has('--release'));
  if (code === 'safety') return safety(verb ? [languageOf(verb)] : targets, content);
  const locales = code === 'all' ? targets : code.split(',').map(languageOf);
  if (!verb) return locales.map((locale) => tasks(progressOf(locale, content), content)).join('\n\n');
  if (verb === 'check') return check(locales, content, flags.has('--release'));
  if (verb !== 'done' && verb !== 'reviewed') throw new Problem(`“${verb}” is nothing that this does. What it does:\n${usage}`);
  if (names.length === 0)
    throw new Problem(`Say what is ${verb}: npm run translations -- ${code} ${verb} voice/alexa\n\n${usage}`);
  const mark = (locale: LocaleCode, name: string): string => {
    const subject = subjectOf(locale, name, content);
    if (verb === 'reviewed') return 'keys' in subject ? markTextsReviewed(locale, subject, content) : markGuideReviewed(subject);
    const unchanged = flags.has('--unchanged');
    return 'keys' in subject ? markTextsDone(locale, subject, content, unchanged) : markGuideDone(subject, content, unchanged);
  };
  const [marked, refused]: [string[], string[]] = [[], []];
  for (const [locale, name] of locales.flatMap((one) => names.map((name) => [one.code, name] as const))) {
    try {
      marked.push(mark(locale, name));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(error.message);
    }
  }
  if (refused.length > 0) throw new Problem([...marked, ...refused].join('\n\n'));
  return marked.join('\n');
}

function languageOf(code: string): Locale {
  const locale = targets.find((one) => one.code === code.toLowerCase());
  if (locale) return locale;
  const languages = targets.map((one) => `  ${one.code.padEnd(6)} ${one.label}`).join('\n');
  const why =
    code === sourceLocale.code
      ? 'English is what all others are translated from.'
      : `There is no language “${code}”.${nearest(code, targets)} How to begin one: CONTRIBUTING.md, “New language”.`;
  throw new Problem(`${why} These are translated:\n${languages}\n\n${usage}`);
}
