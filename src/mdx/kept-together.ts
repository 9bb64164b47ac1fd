import type { MdastPluginDefinition } from 'satteri';
import { keepTogether, partsOfPhrases, wordsOfHeading } from '../i18n/keep-together.ts';
import { type LocaleCode, locales, sourceLocale } from '../i18n/locales.ts';

/**
 * A plugin for `mdastPlugins` of the Markdown processor: no line of a guide ends within a name, a number with its unit, or a word of a
 * Chinese heading, and lines may end within long Japanese phrases. Captions, titles and descriptions come through `named`.
 */
export const keptTogether = (): MdastPluginDefinition => ({
  name: 'kept-together',

  text(node, context) {
    const code = localeOfFile(context.fileURL);
    const text = keepTogether(node.value, code);
    const pieces = context.parent(node)?.type === 'heading' ? wordsOfHeading(text, code) : partsOfPhrases(text, code);
    if (pieces.length > 1) {
      context.replaceNode(
        node,
        pieces.flatMap((value, index) => [...(index > 0 ? [mayBreak] : []), { type: 'text' as const, value }]),
      );
    } else if (text !== node.value) context.setProperty(node, 'value', text);
  },
});

const mayBreak = { type: 'mdxJsxTextElement' as const, name: 'wbr', attributes: [], children: [] };

/** `content/de/faq/x.mdx` is German; the examples of the gallery are English. */
export function localeOfFile(file: URL | undefined): LocaleCode {
  const folder = /\/content\/([^/]+)\//.exec(file?.pathname ?? '')?.[1];
  return locales.find(({ code }) => code === folder)?.code ?? sourceLocale.code;
}
