import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { frontmatterOf } from '../../../src/mdx/translation/frontmatter.ts';
import { root } from '../../../tools/scripts/tools.ts';

const read = (...path: string[]) => readFileSync(join(root, 'src/mdx', ...path), 'utf8');

/** What a writer may type: the names in the map of src/mdx/index.ts, but for the links that Markdown writes itself. */
const componentsIn = (source: string) =>
  [...(/components = \{(.*?)\}/s.exec(source)?.[1] ?? '').matchAll(/^\s*(\w+)[,:]/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'a')
    .sort();

/** How a component is typed: `{{model}}` for names, a tag for all others. */
const typed = (name: string) => (/^(Brand|Model)$/.test(name) ? `{{${name.toLowerCase()}}}` : `<${name}`);

/** What is wrong with an example, as a sentence for its writer. */
function exampleProblems(name: string, text: string): string[] {
  const { head, body } = frontmatterOf(text);
  return [
    ...(head.includes(`title: ${name}\n`) ? [] : [`${name}.mdx is not titled ${name}`]),
    ...(/^description: \S/m.test(head) ? [] : [`${name}.mdx does not say what the component is for`]),
    ...(body.includes(typed(name)) ? [] : [`${name}.mdx shows no ${typed(name)}`]),
  ];
}

describe('the examples of the components for writers', () => {
  const examples = readdirSync(join(root, 'src/mdx/examples')).map((file) => file.replace(/\.mdx$/, ''));

  test('are one for each component, and no more', () => {
    expect(examples.sort()).toEqual(componentsIn(read('index.ts')));
  });

  test('bear their name, say what they are for, and show it', () => {
    expect(examples.flatMap((name) => exampleProblems(name, read('examples', `${name}.mdx`)))).toEqual([]);
  });

  test('would be missed for a new component', () => {
    expect(componentsIn('export const components = {\n  a: GuideLink,\n  Note,\n  Brand,\n};')).toEqual(['Brand', 'Note']);
  });

  test.each([
    ['Note', '---\ntitle: Notes\ndescription: What\n---\n<Note>\n', 'is not titled Note'],
    ['Note', '---\ntitle: Note\n---\n<Note>\n', 'does not say what'],
    ['Note', '---\ntitle: Note\ndescription: What\n---\n<Warning>\n', 'shows no <Note'],
    ['Model', '---\ntitle: Model\ndescription: What {{model}} is\n---\nThe 900A\n', 'shows no {{model}}'],
  ])('would be refused: %s with %j', (name, text, problem) => {
    expect(exampleProblems(name, text)).toEqual([expect.stringContaining(problem)]);
  });
});
