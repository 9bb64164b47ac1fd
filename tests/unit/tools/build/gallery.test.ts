import { describe, expect, test } from 'vitest';
import { gallery } from '../../../../tools/build/gallery.ts';

/** The routes that the gallery adds when Astro is run with a command. */
function routesFor(command: 'dev' | 'build'): string[] {
  const routes: string[] = [];
  const setUp = gallery().hooks['astro:config:setup'] as (options: object) => void;
  setUp({ command, injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern) });
  return routes;
}

describe('the gallery of components', () => {
  test('is there while somebody writes', () => {
    expect(routesFor('dev')).toEqual(['/_gallery/[...locale]']);
  });

  test('is no page of the built site', () => {
    expect(routesFor('build')).toEqual([]);
  });
});
