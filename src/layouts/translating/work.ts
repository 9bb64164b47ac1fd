import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '../../i18n/locales.ts';
import { guidePages, textIdsOf } from '../../mdx/guide-pages.ts';
import { type Block, blocksOf, labelOf } from '../../mdx/translation/blocks.ts';
import { guideFilesOf } from '../../mdx/translation/guide-files.ts';
import { stateOf } from '../../mdx/translation/progress.ts';
import { englishHref, localeHref } from '../../routes/href.ts';
import { prefixOf } from '../../routes/prefix-of.ts';

/** Something that the English has otherwise. */
export interface Change {
  kind: 'changed' | 'new' | 'gone';
  /** The id of the heading or step that it is shown at; nothing for the page's beginning */
  at: string | undefined;
  label: string;
  /** The English as it is now, as MDX; what the translation has too much, where that is gone */
  text: string;
}

/** What a translator is told on a page. */
export interface Work {
  /** `de`, and what is to be typed to mark it as done */
  code: string;
  id: string;
  language: string;
  state: 'missing' | 'unmarked' | 'stale' | 'done';
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
export function workOn(address: string, content = 'content'): Work | undefined {
  const locale = prefixOf(address);
  if (!locale || locale === sourceLocale) return undefined;
  const page = guidePages.find(({ path }) => localeHref(path, locale.code) === address);
  const ids = page ? textIdsOf(page) : [];
  const [own, english] = [locale.code, sourceLocale.code].map((code) =>
    guideFilesOf(code, content).find(({ id }) => ids.includes(id)),
  );
  if (!page || !english) return undefined;
  const found = stateOf(own, english);
  const file = own?.path ?? english.path.replace(`/${sourceLocale.code}/`, `/${locale.code}/`);
  const path = join(process.cwd(), own ? file : english.path);
  return {
    code: locale.code,
    id: english.id,
    language: locale.label,
    state: found.state,
    review: own?.frontmatter.review === 'needed',
    file,
    path: existsSync(path) ? path : '',
    englishFile: english.path,
    english: englishHref(page.path),
    changes: found.state === 'stale' ? changesOf(found.lag, blocksOf(own?.whole ?? '')) : [],
  };
}

type Lag = Extract<ReturnType<typeof stateOf>, { state: 'stale' }>['lag'];

function changesOf({ stale, missing, removed }: Lag, own: readonly Block[]): Change[] {
  const near = (id: string | undefined) => {
    const before = own.slice(0, own.findIndex((block) => block.id === id) + 1);
    return before.findLast(({ kind }) => kind === 'heading' || kind === 'step')?.id;
  };
  const change = (kind: Change['kind'], block: Block, at: string | undefined): Change => ({
    kind,
    at: near(at),
    label: labelOf(block),
    text: block.text,
  });
  return [
    ...stale.map(({ own: { id }, english }) => change('changed', english, id)),
    ...missing.map(({ english, after }) => change('new', english, after?.id)),
    ...removed.map((block) => change('gone', block, block.id)),
  ];
}
