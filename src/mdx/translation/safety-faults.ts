import { type SafetySentence, safetySentences } from '../safety.ts';
import { safetyMarksOf } from './blocks.ts';
import type { Fault } from './fault.ts';
import { type GuideFile, safetyMarksIn } from './guide-files.ts';
import { lineBeside } from './line-beside.ts';

/**
 * The safety sentences of English that a translation lacks, and those that only it has. English moves on: until the translation is marked
 * as done with the English tags of today, these faults are pending.
 *
 * @throws Error when one of them is no MDX
 */
export function safetyFaults(translation: GuideFile, english: GuideFile): Fault[] {
  const [own, theirs] = [sentencesById(translation), sentencesById(english)];
  const isBehind = translation.frontmatter.source && `${safetyMarksIn(translation)}` !== `${safetyMarksOf(english.whole)}`;
  const pending = isBehind ? { pending: true } : {};
  return [...new Set([...theirs.keys(), ...own.keys()])].flatMap((id): Fault[] => {
    const [has, wanted] = [own.get(id) ?? [], theirs.get(id) ?? []];
    const place = { file: translation.path, ...pending };
    if (has.length < wanted.length) {
      const { text = '', line = 1 } = wanted[has.length] ?? {};
      const inEnglish = english.above + line;
      const what = `English has the safety sentence “${id}”, this has not: ${text}`;
      const fix = `Write <Safety id="${id}">…</Safety> around the sentence that says so, as in ${english.path}:${inEnglish}`;
      return [{ ...place, line: lineBeside(translation, english, inEnglish), what, fix }];
    }
    return has.slice(wanted.length).map(({ line, text }) => {
      const what = `This has the safety sentence “${id}”, which English does not: ${text}`;
      return { ...place, line: translation.above + line, what, fix: 'Take its tag away, or give it the English id' };
    });
  });
}

const sentencesById = ({ body }: GuideFile): Map<string, SafetySentence[]> => Map.groupBy(safetySentences(body), ({ id }) => id);
