import { describe, expect, test } from 'vitest';
import { translating } from '../../../../tools/build/translator-bar.ts';

/** What the bar adds when Astro is run with a command. */
function addedFor(command: 'dev' | 'build'): string[] {
  const added: string[] = [];
  const setUp = translating().hooks['astro:config:setup'] as (options: object) => void;
  setUp({ command, addMiddleware: ({ entrypoint }: { entrypoint: URL }) => added.push(entrypoint.pathname.replace(/.*\//, '')) });
  return added;
}

describe('the bar of translators', () => {
  test('is there while somebody works on texts', () => {
    expect(addedFor('dev')).toEqual(['middleware.ts']);
  });

  test('is nothing of the built site', () => {
    expect(addedFor('build')).toEqual([]);
    expect(Object.keys(translating().hooks)).toEqual(['astro:config:setup']);
  });
});
