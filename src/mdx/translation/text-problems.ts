import { type LocaleCode, sourceLocale } from '../../i18n/locales.ts';
import type { GuideFile } from './guide-files.ts';
import { outlineOf } from './outline.ts';

/** What a finished guide never holds. */
const placeholder = /\b(TODO|TBD|FIXME|XXX|[Ll]orem ipsum|[Cc]oming soon)\b|\?\?\?/;

/** Characters below which a text is no text yet: Chinese, Japanese and Korean say more with one. */
const least = (locale: LocaleCode) => (/^(zh|ja|ko)/.test(locale) ? 60 : 200);

/** What YAML would read as something else than a text. */
const misread = /: |\s#|^[[\]{}&*!|>%@`?,-]/;

/** What is wrong with a guide by itself, as sentences for its writer. */
export function textProblems({ path, locale, whole, frontmatter, body }: GuideFile): string[] {
  const { title = '', description = '' } = frontmatter;
  const texts = outlineOf(body).texts;
  const words = [title, description, ...texts];
  const bare = [...(whole.split(/^---\r?$/m)[1] ?? '').matchAll(/^\w+: ([^'"\s].*)$/gm)].map(([, text = '']) => text);
  return [
    ...(title ? [] : [`${path} has no title`]),
    ...(description ? [] : [`${path} has no description`]),
    ...(locale === sourceLocale.code && (frontmatter.source || frontmatter.review)
      ? [`${path} is English: \`source\` and \`review\` belong to translations`]
      : []),
    ...(texts.join('').length > least(locale) ? [] : [`${path} is hardly written yet`]),
    ...bare
      .filter((text) => misread.test(text))
      .map((text) => `${path} needs quotation marks around this, at its beginning and at its end: ${text}`),
    ...words.filter((text) => placeholder.test(text)).map((text) => `${path} holds a placeholder: ${text.trim()}`),
    ...words
      .filter((text) => /\*\*|__/.test(text))
      .map((text) => `${path} has stars that Markdown did not make bold, write <strong>: ${text.trim()}`),
  ];
}
