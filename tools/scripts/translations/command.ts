import { progressOf, targets } from '../../../src/mdx/translation/progress.ts';
import { Problem } from '../tools.ts';
import { markDone, markReviewed } from './mark.ts';
import { nearest } from './nearest.ts';
import { table } from './table.ts';
import { tasks } from './tasks.ts';

const usage = `  npm run translations                           how far every language is
  npm run translations -- de                     what is to do in one language
  npm run translations -- de done voice/alexa    marks a translated file as done (several names may follow)
  npm run translations -- de done strings        the same for texts of screens; also strings/feedback, feedback.intro
  npm run translations -- de reviewed voice/alexa    when somebody else has read it`;

/**
 * `npm run translations`.
 *
 * @param args what stands behind the two dashes
 * @param content the folder of languages
 * @returns what is printed
 * @throws Problem saying what is wrong and what to type instead
 */
export function tools([code, verb, ...names]: readonly string[], content = 'content'): string {
  if (!code) return table(targets.map((locale) => progressOf(locale, content)));
  const locale = targets.find((one) => one.code === code.toLowerCase());
  if (!locale) {
    const languages = targets.map((one) => `  ${one.code.padEnd(6)} ${one.label}`).join('\n');
    const why =
      code === 'en'
        ? 'English is what all others are translated from.'
        : `There is no language “${code}”.${nearest(code, targets)}`;
    throw new Problem(`${why} These are translated:\n${languages}\n\n${usage}`);
  }
  if (!verb) return tasks(progressOf(locale, content), content);
  if (verb !== 'done' && verb !== 'reviewed') throw new Problem(`“${verb}” is nothing that this does. What it does:\n${usage}`);
  if (names.length === 0)
    throw new Problem(`Say what is ${verb}: npm run translations -- ${code} ${verb} voice/alexa\n\n${usage}`);
  const mark = verb === 'done' ? markDone : markReviewed;
  return names.map((name) => mark(locale.code, name, content)).join('\n');
}
