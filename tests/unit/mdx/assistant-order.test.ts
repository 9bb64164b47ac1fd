import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { assistantOrder } from '../../../src/mdx/assistant-order.ts';

const text = ['google', 'alexa', 'alice'].map((is) => `<Assistant is="${is}">\n\n## About ${is}\n\n</Assistant>`).join('\n\n');

const orderIn = (code: string) =>
  [
    ...mdxToJs(`<Assistants>\n\n${text}\n\n</Assistants>`, {
      mdastPlugins: [assistantOrder],
      fileURL: pathToFileURL(`/content/${code}/voice/x.mdx`),
    }).code.matchAll(/"About (\w+)"/g),
  ].map(([, name]) => name);

test('assistants with commands in the language of the guide come first', () => {
  expect(orderIn('ru')).toEqual(['alice', 'google', 'alexa']);
});

test.each(['en', 'de', 'ko', 'zh'])('in %s they stay in the order of the text', (code) => {
  expect(orderIn(code)).toEqual(['google', 'alexa', 'alice']);
});
