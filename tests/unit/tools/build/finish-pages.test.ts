import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { loadDeployment } from '../../../../src/contract/load-deployment.ts';
import { finishPages } from '../../../../tools/build/finish-pages.ts';
import { hashOf } from '../../../../tools/build/page-policy.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const style = ':root{--late:blue;--idle:green}.a{color:red}.b{top:0}.c{color:var(--late)}';
const page = (body: string) =>
  `<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="connect-src 'self' https://app.example https://errors.example; style-src '${hashOf(style)}' '${hashOf('other')}';"><style>${style}</style></head><body>${body}</body></html>`;

const script = (name: string) => `<template><script src="/_astro/${name}"></script></template>`;

async function finish(files: Record<string, string>): Promise<(path: string) => string> {
  const folder = temporaryFolder(files);
  const { hooks } = finishPages({ ...loadDeployment('companion.config.json'), errorHook: 'https://errors.example/report' });
  const done = hooks['astro:build:done'] as unknown as (options: object) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`), logger: { info: vi.fn() } });
  return (path) => readFileSync(join(folder, path), 'utf8');
}

test('every page keeps the styles that it or a script uses, and a policy for them', async () => {
  const read = await finish({
    'home.html': page(`<p class="a">x</p>${script('actions.1a.js')}`),
    'de/home.html': page(`<p class="b">x</p>${script('actions.1a.js')}`),
    '_astro/actions.1a.js': `import('./dialog.2b.js')`,
    '_astro/dialog.2b.js': `style = 'color:var(--late)'`,
    '_astro/screen.3c.js': `style = 'color:var(--idle)'`,
  });
  expect(read('home.html')).toContain('<style>:root{--late:blue}.a{color:red}</style>');
  expect(read('de/home.html')).toContain('<style>:root{--late:blue}.b{top:0}</style>');
  expect(read('home.html')).toContain(`style-src '${hashOf(':root{--late:blue}.a{color:red}')}'`);
  expect(read('home.html')).toContain(`connect-src 'self' https://errors.example;`);
});

test('a page keeps what is read by a stylesheet that its own script, or one that this imports, loads later', async () => {
  const read = await finish({
    'map.html': page(`<p class="a">x</p>${script('trainer.1a.js')}`),
    'home.html': page('<p class="a">x</p>'),
    '_astro/trainer.1a.js': 'import "./parts.2b.js"',
    '_astro/parts.2b.js': 'import("./trainer.1a.js"); link.href = "/_astro/trainer.css"',
    '_astro/trainer.css': '.trainer{color:var(--idle)}',
  });
  expect(read('map.html')).toContain('<style>:root{--idle:green}.a{color:red}</style>');
  expect(read('home.html')).toContain('<style>.a{color:red}</style>');
});

test('a page reads what a stylesheet that its own script loads later sets', async () => {
  const read = await finish({
    'map.html': page(`<p class="c">x</p>${script('trainer.1a.js')}`),
    'home.html': page('<p class="c">x</p>'),
    '_astro/trainer.1a.js': 'link.href = "/_astro/trainer.css"',
    '_astro/trainer.css': '.trainer{--late:red}',
  });
  expect(read('map.html')).toContain('<style>:root{--late:blue}.c{color:var(--late)}</style>');
  expect(read('home.html')).toContain('<style>.c{color:#00f}</style>');
});

test('a page that its own policy would refuse fails the build, by its file', async () => {
  await expect(finish({ 'de/bad.html': page('<p style="top:0">x</p>') })).rejects.toThrow(
    /de\/bad\.html has an inline style="…"/,
  );
});
