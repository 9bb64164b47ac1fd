import { describe, expect, test } from 'vitest';
import { translations } from '../../../../tools/build/translation-status.ts';

/** The routes that are added when Astro is run with a command. */
function routesFor(command: 'dev' | 'build', asked: boolean): string[] {
  const routes: string[] = [];
  const setUp = translations(asked).hooks['astro:config:setup'] as (options: object) => void;
  setUp({ command, injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern) });
  return routes;
}

describe('the status of the translations', () => {
  test('is a page while somebody works on them, and of a site that is built with it', () => {
    expect(routesFor('dev', false)).toEqual(['/translations']);
    expect(routesFor('build', true)).toEqual(['/translations']);
  });

  test('is no page of any other site', () => {
    expect(routesFor('build', false)).toEqual([]);
  });
});
