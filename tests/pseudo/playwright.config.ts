import { defineConfig } from '@playwright/test';
import flows from '../../playwright.config.ts';
import { root } from '../../tools/scripts/tools.ts';

/** The flows' browser and servers, for the copy of the project that `pseudo-tree.ts` makes, with this file in it. */
export default defineConfig({
  ...flows,
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/pseudo',
  webServer: { ...flows.webServer, cwd: root } as NonNullable<typeof flows.webServer>,
});
