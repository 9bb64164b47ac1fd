import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { assistantOrder } from '../../../src/mdx/assistant-order.ts';

const text = ['google', 'alexa', 'alice'].map((is) => `<Assistant is="${is}">\n\n## About ${is}\n\n</Assistant>`).join('\n\n');

async function orderIn(code: string) {
  const fileURL = pathToFileURL(`/content/${code}/voice/x.mdx`);
  const { code: js } = await mdxToJs(`<Assistants>\n\n${text}\n\n</Assistants>`, { mdastPlugins: [assistantOrder], fileURL });
  return [...js.matchAll(/"About (\w+)"/g)].map(([, name]) => name);
}

test('assistants with commands in the language of the guide come first', async () => {
  expect(await orderIn('ru')).toEqual(['alice', 'google', 'alexa']);
});

test.each(['en', 'de', 'ko', 'zh'])('in %s they stay in the order of the text', async (code) => {
  expect(await orderIn(code)).toEqual(['google', 'alexa', 'alice']);
});
