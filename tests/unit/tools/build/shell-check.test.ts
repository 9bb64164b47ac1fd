import { describe, expect, test } from 'vitest';
import { loadDeployment } from '../../../../src/contract/load-deployment.ts';
import { shellCheck } from '../../../../tools/build/shell-check.ts';

/** The routes that are added when Astro is run with a command. */
async function routesFor(command: 'dev' | 'build', asked: boolean): Promise<string[]> {
  const routes: string[] = [];
  const setUp = shellCheck(loadDeployment('companion.config.json'), asked).hooks['astro:config:setup'] as (
    options: object,
  ) => Promise<void>;
  const injectRoute = ({ pattern }: { pattern: string }) => routes.push(pattern);
  await setUp({ command, injectRoute, updateConfig: () => undefined, addWatchFile: () => undefined });
  return routes;
}

describe('the check of the native app', () => {
  test('is a page while somebody works on the site, and of a site that is built with it', async () => {
    expect(await routesFor('dev', false)).toEqual(['/shell-check']);
    expect(await routesFor('build', true)).toEqual(['/shell-check']);
  });

  test('is no page of any other site', async () => {
    expect(await routesFor('build', false)).toEqual([]);
  });
});
