import { type LocaleCode, sourceLocale } from '../../../../src/i18n/locales.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { type GuideFile, guideFilesOf } from '../../../../src/mdx/translation/guide-files.ts';
import { isStale, translationStaleness } from '../../../../src/mdx/translation/staleness.ts';
import { sentencesIn } from '../safety.ts';

/** Safety sentences of one id that English words the same in several places, and a language does not. */
export function safetyWordings(code: LocaleCode, content: string): Fault[] {
  const english = new Map(guideFilesOf(sourceLocale.code, content).map((guide) => [guide.id, guide]));
  const all = guideFilesOf(code, content).flatMap((guide) => pairedSentences(guide, english.get(guide.id)));
  // The bold action of a step has another verb form than a sentence in Japanese and Korean.
  const alike = Map.groupBy(all, ({ id, wanted, isBold }) => `${id} ${isBold} ${wanted}`);
  return [...alike.values()].flatMap((places) => {
    const wordings = [...Map.groupBy(places, ({ text }) => text.replace(/\s/g, '')).values()];
    const [[most] = [], ...others] = wordings.sort((a, b) => b.length - a.length);
    return others.flatMap((differing) =>
      differing.map(({ id, file, line, text }) => ({
        file,
        line,
        what: `The safety sentence “${id}” has other words than in ${most?.file}:${most?.line}: ${text}`,
        // Of as many places with either wording, nobody can say which is right.
        fix:
          differing.length < (wordings[0]?.length ?? 0)
            ? `English has the same words in both. Write: ${most?.text}`
            : `English has the same words in both. Write the better of the two in both; the other is: ${most?.text}`,
      })),
    );
  });
}

/** Beside an English that has changed since, nothing can be said. */
function pairedSentences(guide: GuideFile, english: GuideFile | undefined) {
  const staleness = english && translationStaleness(guide, english);
  if (!english || (staleness && isStale(staleness))) return [];
  const theirs = sentencesIn(english);
  return sentencesIn(guide).flatMap((own) => {
    const wanted = theirs.find(({ id, nth }) => id === own.id && nth === own.nth)?.text;
    return wanted ? [{ ...own, wanted, file: guide.path }] : [];
  });
}
