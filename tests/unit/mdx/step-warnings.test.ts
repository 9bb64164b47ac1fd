import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { stepWarnings } from '../../../src/mdx/step-warnings.ts';
import { writingRules } from '../../../src/mdx/writing-rules.ts';

/** The code, without its line breaks. */
const compile = async (text: string, file = 'content/de/faq/x.mdx') =>
  (await mdxToJs(text, { mdastPlugins: [writingRules, stepWarnings], fileURL: pathToFileURL(file) })).code.replace(/\s+/g, ' ');

test('what a step says before its action stands in a box, and is read before it', async () => {
  const code = await compile('1. Is it hot? Do not touch it. **Unplug it.** The light goes out.');
  expect(code).toMatch(
    /id: "step-1".*_jsx\(Warning, .*"Is it hot\? Do not touch it\. ".*_components\.p, .*strong, .*"Unplug it\.".*" The light goes out\."/,
  );
});

test.each([
  ['a step that begins with its action', '1. **Unplug it.** Do not pull the cable.'],
  ['a step without an action', '1. Unplug it.'],
  ['a point', '- When **Home** is open'],
])('%s has no box', async (_, text) => {
  expect(await compile(text)).not.toContain('Warning');
});

test('neither has a list of another guide', async () => {
  expect(await compile('1. When **Home** is open', 'content/de/voice/x.mdx')).not.toContain('Warning');
});
