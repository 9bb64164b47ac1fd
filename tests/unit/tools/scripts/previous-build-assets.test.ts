import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyPreviousAssets } from '../../../../tools/scripts/previous-build-assets.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A build into an empty folder, as Astro makes it. @returns what is published */
function publish(made: string[], site = 'help.example.com'): string[] {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, '_astro'), { recursive: true });
  for (const name of made) writeFileSync(join(dist, '_astro', name), `the bytes of ${name}`);
  copyPreviousAssets(dist, join(folder, 'build/assets', site));
  const published = readdirSync(join(dist, '_astro')).sort();
  for (const name of published) expect(readFileSync(join(dist, '_astro', name), 'utf8')).toBe(`the bytes of ${name}`);
  return published;
}

test('the first build has its own files only', () => {
  expect(publish(['a.1.js', 'b.1.js'])).toEqual(['a.1.js', 'b.1.js']);
});

test('a build has those of the build before too, and of none earlier', () => {
  publish(['a.1.js', 'same.js']);
  expect(publish(['a.2.js', 'same.js'])).toEqual(['a.1.js', 'a.2.js', 'same.js']);
  expect(publish(['a.3.js', 'same.js'])).toEqual(['a.2.js', 'a.3.js', 'same.js']);
});

test('a build that makes the same again keeps what it kept', () => {
  publish(['a.1.js']);
  publish(['a.2.js']);
  expect(publish(['a.2.js'])).toEqual(['a.1.js', 'a.2.js']);
  expect(publish(['a.3.js'])).toEqual(['a.2.js', 'a.3.js']);
});

test('a build that goes back has what was made in between', () => {
  publish(['a.1.js']);
  publish(['a.2.js']);
  expect(publish(['a.1.js'])).toEqual(['a.1.js', 'a.2.js']);
});

test('a build that ended in the middle costs no files', () => {
  publish(['a.1.js']);
  publish(['a.2.js']);
  rmSync(join(folder, 'build/assets/help.example.com/last'), { recursive: true });
  expect(publish(['a.3.js'])).toEqual(['a.1.js', 'a.3.js']);
});

test('another site has nothing of this one', () => {
  publish(['a.1.js']);
  expect(publish(['b.1.js'], 'help.example.org')).toEqual(['b.1.js']);
  expect(publish(['a.2.js'])).toEqual(['a.1.js', 'a.2.js']);
});
