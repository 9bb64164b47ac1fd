import { join } from 'node:path';
import type { LocaleCode } from '../../../src/i18n/locales.ts';
import { sentencesOf } from '../../../src/lib/sentences.ts';
import type { Block } from '../../../src/mdx/translation/blocks.ts';
import { differingParts } from '../../../src/mdx/translation/common-parts.ts';
import { markedBlocks, readGuide } from '../../../src/mdx/translation/guide-files.ts';
import type { TextProgress } from '../../../src/mdx/translation/progress.ts';
import { olderBlocks, paragraphsIn } from './older-blocks.ts';

/** Tells the English sentences of a block that changed since it was translated: `- before`, `+ now`. */
export type ChangedSentences = (pair: { own: Block; english: Block }) => string[];

/** For a stale text, as far as the repository knows its older English. */
export function changedSentencesOf(locale: LocaleCode, { id }: TextProgress, content: string): ChangedSentences {
  const translation = readGuide(locale, id, content);
  const olderEnglish = olderBlocks(join(content, 'en', `${id}.mdx`));
  const own = translation ? markedBlocks(translation) : [];
  return (pair) => {
    const source = own.find(({ block }) => block.id === pair.own.id)?.source;
    const before = olderEnglish(({ hash }) => hash === source);
    if (!before) return ['? The older English is not in this folder: compare the whole text'];
    const [old, now] = [sentencesIn(before.text), sentencesIn(pair.english.text)];
    return differingParts(old, now).flatMap((difference) => [
      ...difference.own.map((at) => `- ${old[at]}`),
      ...difference.english.map((at) => `+ ${now[at]}`),
    ]);
  };
}

/** Paragraphs and list items end a sentence, other line breaks do not. */
const sentencesIn = (text: string): string[] => paragraphsIn(text).flatMap((part) => sentencesOf(part));
