import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { guideChunks } from '../../../../tools/build/guide-chunks.ts';
import { buildFiles } from './build-files.ts';

type Configure = (name: string) => { build: { rolldownOptions: Rolldown.RolldownOptions } } | undefined;
const configure = guideChunks.configEnvironment as unknown as Configure;

describe('the guides of a language', () => {
  const guides = ['content/de/faq/a.mdx', 'content/de/b.mdx', 'content/zh-hk/b.mdx'];
  const files = {
    'page.ts': `export const guides = [${guides.map((guide) => `() => import('./${guide}')`)}];`,
    ...Object.fromEntries(guides.map((guide) => [guide, `export default '${guide}';`])),
  };
  const builtFor = (environment: string) => {
    const rolldownOptions = { ...configure(environment)?.build.rolldownOptions, moduleTypes: { '.mdx': 'js' as const } };
    const plugin = { name: 'guides', config: () => ({ build: { rolldownOptions } }) };
    return buildFiles(files, ['page.ts'], [plugin]);
  };

  test('are one chunk of the build that renders pages', async () => {
    const chunks = await builtFor('prerender');
    const guidesOf = (name: string) => chunks[name]?.moduleIds.filter((id) => id.endsWith('.mdx')).length;
    expect([guidesOf('guides-de'), guidesOf('guides-zh-hk')]).toEqual([2, 1]);
  });

  test('are not joined in what browsers load', async () => {
    expect(await builtFor('client')).not.toHaveProperty('guides-de');
  });
});
