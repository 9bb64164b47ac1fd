import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localeOf, sourceLocale } from '../../i18n/locales.ts';
import { textOf } from '../../mdx/guide-pages.ts';
import { type Block, blocksOf, labelOf, placeOf } from '../../mdx/translation/blocks.ts';
import { readGuide } from '../../mdx/translation/guide-files.ts';
import { stateOf, type TextState } from '../../mdx/translation/progress.ts';
import type { Staleness } from '../../mdx/translation/staleness.ts';
import { englishHref } from '../../routes/locale-prefix.ts';
import { guideAt } from './guide-at.ts';

/** Something that the English has otherwise. */
export interface Change {
  kind: 'changed' | 'new' | 'gone';
  /** The id of the heading or step that it is shown at; nothing for the page's beginning */
  at: string | undefined;
  /** It is the text behind the steps that end with `at` */
  isBehind: boolean;
  label: string;
  /** The English as it is now, as MDX; what the translation has too much, where that is gone */
  text: string;
}

/** What a translator is told on a page. */
export interface TranslationTask {
  /** `de`, and what is to be typed to mark it as done */
  code: string;
  id: string;
  language: string;
  state: TextState['state'];
  review: boolean;
  /** The translation, or where it belongs: from the project's folder, and in full */
  file: string;
  path: string;
  englishFile: string;
  /** The English page */
  english: string;
  changes: Change[];
}

/** @returns undefined on pages that show no guide, and on English ones */
export function workOn(address: string, content = 'content'): TranslationTask | undefined {
  const at = guideAt(address);
  if (!at || at.code === sourceLocale.code) return undefined;
  const { page } = at;
  const locale = localeOf(at.code);
  const english = textOf(page, sourceLocale.code, (code, id) => readGuide(code, id, content));
  if (!english) return undefined;
  const own = readGuide(locale.code, english.id, content);
  const found = stateOf(own, english);
  const file = own?.path ?? english.path.replace(`/${sourceLocale.code}/`, `/${locale.code}/`);
  return {
    code: locale.code,
    id: english.id,
    language: locale.label,
    state: found.state,
    review: own?.frontmatter.review === 'needed',
    file,
    path: fullPath(own ? file : english.path),
    englishFile: english.path,
    english: englishHref(page.path),
    changes: own && found.state === 'stale' ? changesOf(found.staleness, blocksOf(own.whole)) : [],
  };
}

/** A file of the project in full, empty where there is none. */
function fullPath(file: string): string {
  const path = join(process.cwd(), file);
  return existsSync(path) ? path : '';
}

function changesOf({ stale, missing, removed }: Staleness, own: readonly Block[]): Change[] {
  const change = (kind: Change['kind'], block: Block, at: Block | undefined): Change => ({
    kind,
    at: placeOf(own, at?.id),
    isBehind: at?.kind === 'after',
    label: labelOf(block),
    text: block.text,
  });
  return [
    ...stale.map((pair) => change('changed', pair.english, pair.own)),
    ...missing.map(({ english, after }) => change('new', english, after)),
    ...removed.map((block) => change('gone', block, block)),
  ];
}
