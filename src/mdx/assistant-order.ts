import type { MdastPluginDefinition } from 'satteri';
import { isAssistant, spokenLanguage } from './commands.ts';
import { localeOfFile } from './kept-together.ts';
import { attributeOf } from './mdx-tree.ts';

/**
 * A plugin for `mdastPlugins` of the Markdown processor: in `<Assistants>`, those with commands in the guide's language come first, in its
 * contents as well. Writers keep the order of the English text.
 */
export const assistantOrder = (): MdastPluginDefinition => ({
  name: 'assistant-order',

  mdxJsxFlowElement(node, context) {
    if (node.name !== 'Assistants') return;
    const locale = localeOfFile(context.fileURL);
    const isForeign = (child: (typeof node.children)[number]) => {
      const assistant = attributeOf(child, 'is');
      return Number(isAssistant(assistant) && spokenLanguage(assistant, locale) !== locale);
    };
    const children = node.children.toSorted((a, b) => isForeign(a) - isForeign(b));
    if (children.some((child, index) => child !== node.children[index])) context.replaceNode(node, { ...node, children });
  },
});
