import { describe, expect, test, vi } from 'vitest';
import { bundleInline } from '../../../tools/build/inline-script.ts';
import { newerUses } from '../../links/built-ins.ts';
import { newerThan } from '../../links/compat-data.ts';

const { code } = await bundleInline(new URL('../../../src/shell/too-old.ts', import.meta.url), {});

/** What is shown by a browser with a `CSS` of its own, or none, and with or without lookbehind. */
function shownBy(css: { supports(): boolean } | undefined, lookbehind: boolean): unknown[] {
  const shown: unknown[] = [];
  const Pattern = vi.fn(function (this: unknown, pattern: string) {
    if (!lookbehind && pattern.includes('(?<=')) throw new SyntaxError('invalid group specifier name');
  });
  const template = {
    dataset: { tooOld: '(?<=a)' },
    content: { cloneNode: () => 'notice' },
    before: (node: unknown) => shown.push(node),
  };
  new Function('CSS', 'RegExp', 'document', code)(css, Pattern, { querySelector: () => template });
  return shown;
}

describe('the notice for old browsers', () => {
  test.each([
    ['is not shown by a browser that has all that pages need', { supports: () => true }, true, []],
    ['is shown by Chrome below 105', { supports: () => false }, true, ['notice']],
    ['is shown by Safari below 16.4', { supports: () => true }, false, ['notice']],
    ['is shown where nothing can be asked', undefined, true, ['notice']],
  ])('%s', (_, css, lookbehind, shown) => expect(shownBy(css, lookbehind)).toEqual(shown));
});

test.each(['document-start', 'guide-start', 'not-found-start', 'too-old'])(
  '%s runs in browsers below the oldest supported ones',
  async (name) => {
    const define = { __DEPLOYMENT__: '{}', __SERVICE_WORKER__: 'true' };
    const script = await bundleInline(new URL(`../../../src/shell/${name}.ts`, import.meta.url), define);
    const older = { chrome: '80', safari_ios: '14' };
    // What listens to an event that never comes does no harm.
    expect(newerUses(script.code, newerThan(older)).filter(({ name }) => !name.startsWith('event '))).toEqual([]);
  },
);
