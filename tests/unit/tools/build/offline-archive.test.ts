import { expect, test } from 'vitest';
import { type ArchivedFile, readArchive } from '../../../../src/lib/archive.ts';
import { offlineArchive } from '../../../../tools/build/offline-archive.ts';
import { offlineManifests } from '../../../../tools/build/offline-manifest.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const site = {
  'scene.html': 'Scenes <a href="/de/scene">',
  'de/scene.html': 'Szenen <a href="/scene"> <a href="/fr/scene">',
  'de/faqDetail/vacuum-does-not-start.html': 'Startet nicht',
  'de/helpCenter.html': 'Hilfe',
  'faq/de-2.json': '["de"]',
  'favicon.svg': '<svg/>',
};

function archiveOf(code: string, changes: Record<string, string> = {}) {
  const dist = temporaryFolder({ ...site, ...changes });
  const manifest = offlineManifests(dist).find(({ locale }) => locale === code);
  if (!manifest) throw new Error(`No manifest of ${code}`);
  return { manifest, ...offlineArchive(dist, manifest) };
}

async function filesIn(bytes: Uint8Array): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for await (const file of readArchive(new Blob([new Uint8Array(bytes)]).stream())) files.push(file);
  return files;
}

test('the archive of a language has every file of its manifest, as it was built, and those of a kind side by side', async () => {
  const files = await filesIn(archiveOf('de').bytes);
  expect(files.map(({ path, type, content }) => [path, type, new TextDecoder().decode(content)])).toEqual([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', site['favicon.svg']],
    ['/faq/de-2.json', 'application/json; charset=utf-8', site['faq/de-2.json']],
    ['/de/helpCenter', 'text/html; charset=utf-8', site['de/helpCenter.html']],
    ['/de/scene', 'text/html; charset=utf-8', site['de/scene.html']],
    ['/de/faqDetail/vacuum-does-not-start', 'text/html; charset=utf-8', site['de/faqDetail/vacuum-does-not-start.html']],
  ]);
});

test('what differs between pages that are alike, the end of their address, is left out of them', () => {
  const text = (code: string) => new TextDecoder().decode(archiveOf(code).bytes);
  expect(text('de')).toContain('Szenen <a href="/\0"> <a href="/fr/\0">');
  expect(text('en')).toContain('Scenes <a href="/de/\0">');
});

test('its name changes with what is in it, and with nothing else', () => {
  const { path } = archiveOf('de');
  expect(path).toMatch(/^\/offline\/archives\/de\.[0-9a-f]{16}\.txt$/);
  expect(archiveOf('de').path).toBe(path);
  expect(archiveOf('de', { 'scene.html': 'Other' }).path).toBe(path);
  expect(archiveOf('de', { 'de/scene.html': 'Anders' }).path).not.toBe(path);
});
