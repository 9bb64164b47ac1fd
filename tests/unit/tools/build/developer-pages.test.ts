import { expect, test } from 'vitest';
import { developerPages } from '../../../../tools/build/developer-pages.ts';

/** The routes and middleware that are added when Astro is run with a command. */
function addedFor(command: 'dev' | 'build', translations: boolean): string[] {
  const added: string[] = [];
  const setUp = developerPages(translations).hooks['astro:config:setup'] as (options: object) => void;
  setUp({
    command,
    injectRoute: ({ pattern }: { pattern: string }) => added.push(pattern),
    addMiddleware: ({ entrypoint }: { entrypoint: URL }) => added.push(entrypoint.pathname.replace(/.*\//, '')),
  });
  return added;
}

test('the gallery, what fails, the status and the bar of translators are there while somebody works on texts', () => {
  expect(addedFor('dev', false)).toEqual(['/translations', '/failing', '/_gallery/[...locale]', 'middleware.ts']);
});

test('the built site has the status of translations only when it is asked for', () => {
  expect(addedFor('build', true)).toEqual(['/translations', '/failing']);
  expect(addedFor('build', false)).toEqual([]);
});
