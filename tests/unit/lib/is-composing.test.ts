import { expect, test } from 'vitest';
import { isComposing } from '../../../src/lib/is-composing.ts';

test.each([
  ['a key within a composition', { isComposing: true, keyCode: 13 }, true],
  ['the last key of a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['any other key', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, expected) => expect(isComposing(event)).toBe(expected));
