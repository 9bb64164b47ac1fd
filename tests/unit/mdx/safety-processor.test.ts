import { join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { withSafety } from '../../../src/mdx/safety-processor.ts';
import { writingRules } from '../../../src/mdx/writing-rules.ts';
import { root } from '../../../tools/scripts/tools.ts';

async function compile(text: string): Promise<string> {
  const processor = withSafety(satteri({ mdastPlugins: [writingRules] }));
  const renderer = await processor.createMdxRenderer?.({ syntaxHighlight: false }, { optimize: false });
  return (await renderer?.process(text, join(root, 'content/en/faq/x.mdx'), {}))?.code ?? '';
}

const page = '\n\nOne. SAFE Two.\n\nSAFE\n\n- SAFE\n\n<Warning>\n\nSAFE SAFE\n\n</Warning>\n';

test('a page with safety sentences is the same as without their tags, paragraphs and anchors included', async () => {
  const code = await compile(page.replaceAll('SAFE', '<Safety id="dry-hands">Use **dry** hands.</Safety>'));
  expect(code).toBe(await compile(page.replaceAll('SAFE', 'Use **dry** hands.')));
  expect(code).toContain('id: "text-3"');
});

test.each([
  ['<Safety>One.</Safety>', 'has <Safety> without an id. Give it one in kebab-case, the same in every language: <Safety id="'],
  ['<Safety id="Dry hands">One.</Safety>', 'has <Safety id="Dry hands">. Give it one in kebab-case'],
  ['<Safety id="dry">One</Safety>', 'around a part of a sentence'],
])('the build fails with the file and the line of %s', async (text, problem) => {
  await expect(async () => compile(page.replace('SAFE', text))).rejects.toThrow(
    `content/en/faq/x.mdx, line 3: the guide ${problem.startsWith('has') ? '' : 'has <Safety id="dry"> '}${problem}`,
  );
});
