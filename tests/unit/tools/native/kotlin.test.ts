import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hintFor, packageOf, withSnippets } from '../../../../tools/native/kotlin.ts';
import { root } from '../../../../tools/scripts/tools.ts';

test('only a name or a function that native/android does not find may be missing in the stubs', () => {
  const own = 'native/android/AppFunctions.kt:5:19: error: unresolved reference: Vibrator\nimport android.os.Vibrator';
  const check = ".cache/native/AndroidCheck.kt:76:99: error: no value passed for parameter 'badge'";
  expect(hintFor(`${check}\n${own}`)).toMatch(/android-stubs\.txt: .* a class of your own app as an empty/);
  expect(hintFor(check)).toContain('AndroidCheck.kt');
  expect(hintFor(check)).not.toContain('android-stubs.txt');
  expect(hintFor('native/android/Pack.kt:5:9: error: expecting an element')).toBe('');
  for (const error of [
    'type mismatch: inferred type is Context but String! was expected',
    'none of the following functions can be called with the arguments supplied.',
    "'onStart' overrides nothing",
  ])
    expect(hintFor(`native/android/Pack.kt:5:9: error: ${error}`)).toContain('android-stubs.txt');
});

test('what the documents show is compiled, and must be there', () => {
  const source = readFileSync(join(root, 'tools/native/AndroidCheck.kt'), 'utf8');
  expect(withSnippets(source)).toMatch(/val frame = FrameLayout\(this\)[\s\S]* packs\.install\(assets/);
  expect(() => withSnippets('// docs/native-packs.md: Other(')).toThrow('native-packs.md has no block of Kotlin with “Other(”');
});

test('a file of another package than HelpApp.kt is refused with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('HelpApp.kt', '// First\npackage com.acme.help\n');
  write('Bridge.kt', 'package com.acme.help\n');
  expect(packageOf(folder)).toBe('com.acme.help');
  write('Pack.kt', '// First\npackage com.example.companion\n');
  write('Packs.kt', 'class Packs\n');
  expect(() => packageOf(folder)).toThrow(/Pack\.kt:2: .*com\.acme\.help.*\n.*Packs\.kt:1: /);
  write('HelpApp.kt', '');
  expect(() => packageOf(folder)).toThrow('does not say');
  rmSync(join(folder, 'HelpApp.kt'));
  expect(() => packageOf(folder)).toThrow('HelpApp.kt is missing');
});
