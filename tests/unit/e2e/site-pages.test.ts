import { expect, test } from 'vitest';
import { sitePages } from '../../e2e/site-pages.ts';
import { readSite } from '../../links/built-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const built = (...files: string[]) => readSite(temporaryFolder(Object.fromEntries(files.map((file) => [file, '<p>']))));
const pathsOf = (...files: string[]) =>
  sitePages(built(...files))
    .map(({ path }) => path)
    .sort();

test('a page is once among those of the site, also where a stale translation gives it an address with its language', () => {
  expect(pathsOf('404.html', 'home.html', 'scene.html', 'en/scene.html', 'de/scene.html')).toEqual(['/home', '/scene']);
});

test('a page that no route knows is told', () => {
  expect(() => pathsOf('nowhere.html')).toThrow('/nowhere is built and is no route');
});
