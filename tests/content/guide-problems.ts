import type { LocaleCode } from '../../src/i18n/locales.ts';
import { sourceHash } from '../../src/mdx/source-hash.ts';
import type { GuideFile } from './guide-files.ts';
import { outlineOf } from './outline.ts';

/** What a finished guide never holds. */
const placeholder = /\b(TODO|TBD|FIXME|XXX|[Ll]orem ipsum|[Cc]oming soon)\b|\?\?\?/;

/** What is wrong with a guide by itself, as sentences for its writer. */
/** Characters below which a text is no text yet: Chinese, Japanese and Korean say more with one. */
const least = (locale: LocaleCode) => (/^(zh|ja|ko)/.test(locale) ? 60 : 200);

export function textProblems({ path, locale, frontmatter, body }: GuideFile): string[] {
  const { title = '', description = '' } = frontmatter;
  const texts = outlineOf(body).texts;
  const words = [title, description, ...texts];
  return [
    ...(title ? [] : [`${path} has no title`]),
    ...(description ? [] : [`${path} has no description`]),
    ...(texts.join('').length > least(locale) ? [] : [`${path} is hardly written yet`]),
    ...words.filter((text) => placeholder.test(text)).map((text) => `${path} holds a placeholder: ${text.trim()}`),
    ...words
      .filter((text) => /\*\*|__/.test(text))
      .map((text) => `${path} has stars that Markdown did not make bold, write <strong>: ${text.trim()}`),
  ];
}

/** How a translation differs from the English guide, apart from its words. */
export function translationProblems(translation: GuideFile, english: GuideFile | undefined): string[] {
  const { path } = translation;
  if (!english) return [`${path} has no English twin: English is written first`];
  const hash = sourceHash(english.whole);
  const [own, theirs] = [outlineOf(translation.body), outlineOf(english.body)];
  return [
    ...(translation.frontmatter.source === hash
      ? []
      : [`${path} is stale: ${english.path} has changed. Translate the change, then write source: '${hash}'`]),
    ...difference(path, own.parts, theirs.parts),
    ...difference(path, own.numbers, theirs.numbers),
  ];
}

/** The first place where two outlines part: what follows differs anyhow. */
function difference(path: string, own: readonly string[], theirs: readonly string[]): string[] {
  const at = theirs.findIndex((part, index) => own[index] !== part);
  if (at >= 0) return [`${path}: English has “${theirs[at]}” where this has “${own[at] ?? 'its end'}”`];
  return own.length > theirs.length ? [`${path} has “${own[theirs.length]}”, which English does not`] : [];
}
