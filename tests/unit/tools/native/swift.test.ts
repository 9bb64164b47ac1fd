import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../../../tools/scripts/tools.ts';

vi.mock('../../../../tools/scripts/tools.ts', async (original) => ({ ...(await original<object>()), main: () => undefined }));

const { faultOf, swiftFiles } = await import('../../../../tools/native/swift.ts');

test('of a brace that is missing where the file ends, more is said than the empty line', () => {
  expect(faultOf({ isMissing: true, type: '}' }, '')).toBe('lacks “}”, or something before is not closed');
  expect(faultOf({ isMissing: false, type: 'ERROR' }, '  func a( {')).toBe('is no Swift that the grammar knows: func a( {');
});

test('a folder without Swift is refused', () => {
  expect(swiftFiles(join(root, 'native/ios')).length).toBeGreaterThan(0);
  expect(() => swiftFiles(join(root, 'native/android'))).toThrow('no Swift files');
});
