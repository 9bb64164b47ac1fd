import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { isAnswer } from './answer-passages.ts';

/**
 * A plugin for `mdastPlugins` of the Markdown processor: what stands in a step of an answer before its action, which is in bold, must be
 * known first. It gets the box of a `<Warning>`, so that it is no longer read past, and the step begins with its action.
 */
export const stepWarnings = (): MdastPluginDefinition => ({
  name: 'step-warnings',

  listItem(step, context) {
    const list = context.parent(step);
    const [words] = step.children;
    if (!isAnswer(context.fileURL) || list.type !== 'list' || !list.ordered || words?.type !== 'paragraph') return;
    const action = words.children.findIndex(({ type }) => type === 'strong');
    if (action < 1) return;
    const warning: MdastNode = { type: 'paragraph', children: words.children.slice(0, action) };
    context.insertBefore(words, { type: 'mdxJsxFlowElement', name: 'Warning', attributes: [], children: [warning] });
    context.setProperty(words, 'children', words.children.slice(action));
    // A paragraph of its own, or the step were read aloud before its warning.
    context.setProperty(step, 'spread', true);
  },
});
