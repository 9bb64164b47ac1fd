import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { outputFile } from '../../../../src/routes/offline.ts';
import { offlineManifests, versionOf } from '../../../../tools/build/offline-manifest.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const site = {
  'scene.html': 'Scenes <template><script src="/_astro/read.aa.js"></script></template>',
  'en/scene.html': 'Scenes, for readers of other languages',
  'de/scene.html': 'Szenen',
  'de/deviceiInstructionsV330.html': 'V330',
  'de/faqDetail/vacuum-does-not-start.html': 'Startet nicht',
  'de/helpCenter.html': 'Hilfe',
  'de/feedback.html': 'Rückmeldung <astro-island component-url="/_astro/form.bb.js">',
  'de/404.html': 'Nichts',
  'faq/de-2.json': '[]',
  'faq/en-2.json': '[]',
  '_astro/read.aa.js': 'import"./shared.cc.js"',
  '_astro/shared.cc.js': '',
  '_astro/form.bb.js': 'import("./shared.cc.js")',
  'favicon.svg': '<svg/>',
  'robots.txt': '',
  _headers: '',
};

function built(changes: Record<string, string> = {}) {
  const folder = temporaryFolder({ ...site, ...changes });
  return Object.fromEntries(offlineManifests(folder).map((manifest) => [manifest.locale, manifest]));
}

const shared = {
  '/_astro/form.bb.js': 'script',
  '/_astro/read.aa.js': 'asset',
  '/_astro/shared.cc.js': 'asset',
  '/favicon.svg': 'asset',
};

describe('the manifests of a built site', () => {
  const manifests = built();
  const kinds = (locale: string) => Object.fromEntries(manifests[locale]?.files.map(({ path, kind }) => [path, kind]) ?? []);
  const fileOf = (locale: string, path: string) => manifests[locale]?.files.find((file) => file.path === path);

  test('hold the pages of one language each, its index, and what all share', () => {
    expect(kinds('de')).toEqual({
      ...shared,
      '/de/404': 'screen',
      '/de/deviceiInstructionsV330': 'guide',
      '/de/faqDetail/vacuum-does-not-start': 'answer',
      '/de/feedback': 'screen',
      '/de/helpCenter': 'help',
      '/de/scene': 'guide',
      '/faq/de-2.json': 'index',
    });
    expect(kinds('en')).toEqual({ ...shared, '/scene': 'guide', '/faq/en-2.json': 'index' });
    expect(kinds('pl')).toEqual(shared);
  });

  test('leave out the scripts that have texts of another language alone', () => {
    const read = `import"./shared.cc.js";a={"../../content/de/strings/a.json":()=>b(()=>import(\`./words.dd.js\`)),"../../content/zh-hk/strings/a.json":()=>import("./words.ee.js")}`;
    const own = built({ '_astro/read.aa.js': read, '_astro/words.dd.js': 'Worte', '_astro/words.ee.js': '文字' });
    const words = (code: string) => own[code]?.files.map(({ path }) => path).filter((path) => path.includes('words'));
    expect([words('de'), words('zh-hk'), words('en')]).toEqual([['/_astro/words.dd.js'], ['/_astro/words.ee.js'], []]);
  });

  test('tell what each file weighs and its hash, and which file an address is', () => {
    const content = site['de/scene.html'];
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(fileOf('de', '/de/scene')).toEqual({ path: '/de/scene', bytes: content.length, sha256, kind: 'guide' });
    expect(manifests.de?.files.map(outputFile).sort()).toEqual(
      Object.keys(site)
        .filter((name) => /^(de\/|_astro|favicon|faq\/de)/.test(name))
        .sort(),
    );
  });

  test('tell which models a guide is about, and none where it is for everybody', () => {
    expect(fileOf('de', '/de/deviceiInstructionsV330')?.models).toEqual(['V330']);
    expect(fileOf('de', '/de/faqDetail/vacuum-does-not-start')?.models).toContain('900a');
    expect(fileOf('de', '/de/scene')?.models).toBeUndefined();
  });

  test('are the same for the same site, and have another version for another', () => {
    expect(built()).toEqual(manifests);
    const changed = built({ 'de/scene.html': 'Szenen, neu' });
    expect(changed.de?.version).not.toBe(manifests.de?.version);
    expect(changed.en?.version).toBe(manifests.en?.version);
  });

  test('have a version that a renamed file changes too', () => {
    expect(versionOf([{ path: '/a', sha256: '1' }])).not.toBe(versionOf([{ path: '/b', sha256: '1' }]));
  });
});
