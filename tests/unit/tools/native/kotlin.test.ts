import { expect, test } from 'vitest';
import { hintFor } from '../../../../tools/native/kotlin.ts';

test('only a name that native/android does not find may be missing in the stubs', () => {
  const own = 'native/android/AppFunctions.kt:5:19: error: unresolved reference: Vibrator\nimport android.os.Vibrator';
  const check = ".cache/native/AndroidCheck.kt:76:99: error: no value passed for parameter 'badge'";
  expect(hintFor(`${check}\n${own}`)).toContain('android-stubs.txt');
  expect(hintFor(check)).toContain('AndroidCheck.kt');
  expect(hintFor(check)).not.toContain('android-stubs.txt');
  expect(hintFor('native/android/Pack.kt:5:9: error: expecting an element')).toBe('');
});
