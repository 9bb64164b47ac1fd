import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { locales } from '../../../../../src/i18n/locales.ts';
import { type PackManifest, sha256Of } from '../../../../../tools/scripts/packs/pack.ts';
import { writePacks } from '../../../../../tools/scripts/packs/write.ts';
import { filesUnder } from '../../../../../tools/scripts/site.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

const site: Record<string, string> = {
  '404.html': 'Nothing',
  'scene.html': 'Scenes <script src="/_astro/read.aa.js">',
  'shell-check.html': 'For developers',
  'translations.html': 'For the team',
  'de/404.html': 'Nichts',
  'de/scene.html': 'Szenen',
  'de/rmaDetail.html': 'Vorgang',
  'faq/de-2.json': '[]',
  'faq/en-2.json': '[]',
  '_astro/read.aa.js': 'export {}',
  'favicon.svg': '<svg/>',
  _headers: '',
};

function packed(changes: Record<string, string> = {}, time = 0) {
  const files = { ...site, ...changes };
  const [dist, out] = [temporaryFolder(files), temporaryFolder()];
  for (const name of Object.keys(files)) utimesSync(join(dist, name), time, time);
  const entries = writePacks(dist, out);
  const manifest = (language: string): PackManifest => JSON.parse(readFileSync(join(out, `companion-${language}.json`), 'utf8'));
  return { out, entries, manifest };
}

const bytesOf = (out: string) =>
  Object.fromEntries(filesUnder(out).map((file) => [file.slice(out.length), sha256Of(readFileSync(file))]));

describe('the packs of a site', () => {
  test('hold all that one language is made of, and nothing that is not for readers', () => {
    const { out, manifest } = packed();
    const unzipped = unzipSync(readFileSync(join(out, 'companion-de.zip')));
    const expected = [
      '_astro/read.aa.js',
      'de/404.html',
      'de/rmaDetail.html',
      'de/scene.html',
      'faq/de-2.json',
      'favicon.svg',
      'offline/de.json',
    ];
    expect(Object.keys(unzipped)).toEqual(expected);
    expect(manifest('de').files.map(({ path }) => path)).toEqual(expected);
    expect(manifest('en').files.map(({ path }) => path)).toEqual([
      '404.html',
      '_astro/read.aa.js',
      'faq/en-2.json',
      'favicon.svg',
      'offline/en.json',
      'scene.html',
    ]);
  });

  test('tell the offline page that there is nothing to save', () => {
    const { out } = packed({ 'offline/de.json': 'what the site lists' });
    const { 'offline/de.json': list = new Uint8Array() } = unzipSync(readFileSync(join(out, 'companion-de.zip')));
    expect(JSON.parse(new TextDecoder().decode(list))).toEqual({ locale: 'de', version: '', files: [] });
  });

  test('say of each file what it weighs, its hash and its type, and have it by its hash', () => {
    const { out, manifest } = packed();
    const unzipped = unzipSync(readFileSync(join(out, 'companion-de.zip')));
    for (const { path, bytes, sha256 } of manifest('de').files) {
      expect(unzipped[path]).toHaveLength(bytes);
      expect(sha256Of(unzipped[path] as Uint8Array)).toBe(sha256);
      expect(sha256Of(readFileSync(join(out, 'files', sha256)))).toBe(sha256);
    }
    expect(Object.fromEntries(manifest('de').files.map(({ path, type }) => [path, type]))).toMatchObject({
      'de/scene.html': 'text/html; charset=utf-8',
      '_astro/read.aa.js': 'text/javascript; charset=utf-8',
      'faq/de-2.json': 'application/json; charset=utf-8',
      'favicon.svg': 'image/svg+xml; charset=utf-8',
    });
  });

  test('say how addresses are answered that are no file', () => {
    const { manifest } = packed();
    expect(manifest('de')).toMatchObject({
      format: 1,
      language: 'de',
      lang: 'de',
      prefix: '/de',
      notFound: 'de/404.html',
      runtime: [{ prefix: '/de/rmaDetail/', path: 'de/rmaDetail.html' }],
    });
    expect(manifest('en')).toMatchObject({ prefix: '', notFound: '404.html', runtime: [] });
    expect(manifest('zh-hk')).toMatchObject({ lang: 'zhf', prefix: '/zh-hk', notFound: 'zh-hk/404.html' });
  });

  test('are listed with what an app compares and checks', () => {
    const { out, entries, manifest } = packed();
    expect(JSON.parse(readFileSync(join(out, 'packs.json'), 'utf8'))).toEqual({ format: 1, packs: entries });
    expect(entries.map(({ language }) => language)).toEqual(locales.map(({ code }) => code));
    for (const { language, version, zip, bytes, sha256 } of entries) {
      const content = readFileSync(join(out, zip));
      expect(content).toHaveLength(bytes);
      expect(sha256Of(content)).toBe(sha256);
      expect(manifest(language).version).toBe(version);
    }
  });

  test('are the same to the byte for the same site, whenever and wherever they are made', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const there = bytesOf(packed({}, 1_000_000_000).out);
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(bytesOf(packed({}, 1_700_000_000).out)).toEqual(there);
  });

  test('change where the site changed, and nowhere else', () => {
    const [before, after] = [packed(), packed({ 'de/scene.html': 'Szenen, neu' })];
    const changed = after.entries.filter(({ sha256 }, index) => sha256 !== before.entries[index]?.sha256);
    expect(changed.map(({ language }) => language)).toEqual(['de']);
    const had = new Set(readdirSync(join(before.out, 'files')));
    expect(after.manifest('de').files.filter(({ sha256 }) => !had.has(sha256))).toEqual([
      expect.objectContaining({ path: 'de/scene.html' }),
    ]);
  });

  test('do not keep what a former run left', () => {
    const { out } = packed();
    writeFileSync(join(out, 'files', 'old'), '');
    const dist = temporaryFolder();
    writeFileSync(join(dist, '404.html'), '');
    writePacks(dist, out);
    expect(readdirSync(join(out, 'files'))).not.toContain('old');
  });
});
