import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';
import { problems } from './layers.ts';
import { readModule } from './modules.ts';

const modulesOf = (files: Record<string, string>) => Object.entries(files).map(([path, source]) => readModule(path, source));

describe('the project', () => {
  test('follows its import rules in every file', () => {
    const files = ['src', 'server', 'content']
      .flatMap((folder) => filesUnder(join(root, folder)))
      .filter((file) => /\.(ts|tsx|astro|mdx)$/.test(file))
      .map((file) => readModule(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(20);
    expect(problems(files)).toEqual([]);
  });
});

describe('the rules', () => {
  test('let a layer import itself and what lies beneath it', () => {
    const files = {
      'src/app/toast/Toast.tsx': `import { $toast } from '../../stores/toasts.ts';\nimport './toast.css';`,
      'src/features/feedback/model.ts': `import { send } from '../../api/send.ts';\nimport type { Draft } from './draft.ts';`,
      'src/pages/[...locale]/home.astro': `---\nimport Page from '../../layouts/Page.astro';\n---\n<Page />`,
      'content/en/instructions/900a.mdx': `---\ntitle: x\n---\nimport Map from '../../../src/mdx/figures/Map.astro';\n\nText about a window.`,
      'src/content.config.ts': `import { frontmatterForms } from './mdx/translation/frontmatter.ts';`,
      'server/app.ts': `import { Envelope } from '../src/contract/envelope.ts';`,
      'server/site.ts': `import { href } from '../src/routes/href.ts';`,
    };
    expect(problems(modulesOf(files))).toEqual([]);
  });

  test.each([
    ['upwards', 'src/lib/date.ts', `import { locales } from '../i18n/locales.ts';`, 'lib may not import i18n'],
    ['sideways', 'src/shell/shell.ts', `import { call } from '../api/client.ts';`, 'shell may not import api'],
    ['a type only', 'src/routes/href.ts', `import type { Shell } from '../shell/shell.ts';`, 'routes may not import shell'],
    ['a type in place', 'src/i18n/t.ts', `type A = import('../stores/session.ts').Session;`, 'i18n may not import stores'],
    ['by re-export', 'src/contract/user/user.ts', `export * from '../../routes/table.ts';`, 'contract may not import routes'],
    ['when it runs', 'src/stores/drafts.ts', `const later = () => import('../ui/Toast.tsx');`, 'stores may not import ui'],
    ['by a glob', 'src/lib/x.ts', `import.meta.glob('../i18n/*.ts');`, 'lib may not import i18n'],
    ['primitives → api', 'src/ui/Button.tsx', `import { call } from '../api/client.ts';`, 'ui may not import api'],
    [
      'a guide → stores',
      'src/mdx/Steps.astro',
      `---\nimport { $session } from '../stores/session.ts';\n---\n`,
      'mdx may not import stores',
    ],
    ['a guide → React', 'src/mdx/Note.astro', `---\nimport { useState } from 'react';\n---\n`, 'no framework JavaScript'],
    [
      'a text → a feature',
      'content/de/scene.mdx',
      `import A from '../../src/features/a/A.tsx';\n\n# A`,
      'content may not import features',
    ],
    [
      'the pages → the server',
      'src/api/client.ts',
      `import { createApp } from '../../server/app.ts';`,
      'api may not import server',
    ],
    [
      'the server → a store',
      'server/app.ts',
      `import { $session } from '../src/stores/session.ts';`,
      'server may not import stores',
    ],
    ['the server → a tool', 'server/app.ts', `import '../tools/scripts/site.ts';`, 'server may not import tools'],
    [
      'one feature → another',
      'src/features/tickets/model.ts',
      `import { draft } from '../feedback/draft.ts';`,
      'a feature never imports another',
    ],
    [
      'a component’s script',
      'src/layouts/Page.astro',
      `<p/><script>\nimport { x } from '../pages/x.ts';\nx();\n</script>`,
      'layouts may not import pages',
    ],
    ['from an unknown layer', 'src/utils/x.ts', '', 'is in no layer'],
    ['from the root', 'src/ui/x.ts', `import '/src/ui/y.ts';`, 'write a relative path'],
    ['a store → the transport', 'src/stores/x.ts', `import { ofetch } from 'ofetch';`, 'only api sends requests'],
    ['lib → a package', 'src/lib/x.ts', `import * as v from 'valibot';`, 'without a dependency'],
  ])('refuse an import %s', (_, path, source, problem) => {
    expect(problems([readModule(path, source)])).toEqual([expect.stringContaining(problem)]);
  });

  test('refuse a circle of imports, however long', () => {
    const files = {
      'src/lib/a.ts': `import './b.ts';`,
      'src/lib/b.ts': `import './c.ts';`,
      'src/lib/c.ts': `import './a.ts';`,
      'src/lib/d.ts': `import './a.ts';`,
    };
    expect(problems(modulesOf(files))).toEqual([
      expect.stringContaining('src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts'),
    ]);
  });

  test('refuse a circle that a dynamic import closes', () => {
    const files = {
      'src/features/a/load.ts': `export const loadForm = () => import('./form.ts');`,
      'src/features/a/form.ts': `import type { Props } from './load.ts';`,
    };
    expect(problems(modulesOf(files))).toEqual([
      expect.stringContaining('src/features/a/load.ts → src/features/a/form.ts → src/features/a/load.ts'),
    ]);
  });

  test.each([
    ['src/ui/Dialog.tsx', 'window.scrollTo(0, 0);', 'window'],
    ['src/features/a/model.ts', 'const x = localStorage.getItem("a");', 'localStorage'],
    ['src/ui/x.ts', 'globalThis.sessionStorage.clear();', 'sessionStorage'],
    ['src/api/client.ts', 'document.cookie = "lang=de";', 'document.cookie'],
    ['src/lib/x.ts', 'self.document.cookie;', 'document.cookie'],
    ['src/routes/x.ts', 'void indexedDB;', 'indexedDB'],
    ['src/ui/x.ts', 'await caches.open("a");', 'caches'],
    ['src/features/a/x.ts', 'navigator.serviceWorker.register("/sw.js");', 'navigator.serviceWorker'],
    ['src/stores/x.ts', 'await fetch("/");', 'fetch'],
    ['src/shell/x.ts', 'new XMLHttpRequest();', 'XMLHttpRequest'],
    ['src/ui/x.ts', 'navigator.sendBeacon("/");', 'navigator.sendBeacon'],
    ['src/ui/x.ts', 'if (typeof window === "undefined") throw 1;', 'window'],
    ['src/ui/x.ts', 'function f() { const fetch = 1; return fetch; }\nfetch("/");', 'fetch'],
    ['src/ui/x.ts', 'const first = <T>(all: T[]) => all[0];\nlocalStorage.clear();', 'localStorage'],
    ['src/layouts/Page.astro', '---\nconst a = 1;\n---\n<script>\nlocalStorage.clear();\n</script>', 'localStorage'],
  ])('refuse in %s: %s', (path, source, name) => {
    expect(problems([readModule(path, source)])).toContainEqual(
      expect.stringContaining(`${path} uses ${name}, which belongs in`),
    );
  });

  test.each([
    ['src/shell/bridge.ts', 'window.companionShell?.postMessage("");'],
    ['src/stores/drafts.ts', 'indexedDB.open("drafts");'],
    ['src/api/client.ts', 'const answer = await fetch(url);'],
    ['src/sw/worker.ts', 'caches.match(event.request) ?? fetch(event.request);'],
    ['src/ui/x.ts', 'const values = { window: 1, fetch: 2 }; values.window + values.fetch; type A = { caches: string };'],
    ['src/ui/x.ts', 'function load(fetch: () => void) { fetch(); }'],
    ['src/ui/x.tsx', 'export const A = () => <iframe window="x">fetch the window</iframe>;'],
    ['server/app.ts', 'await fetch("http://localhost");'],
  ])('allow in %s: %s', (path, source) => {
    expect(problems([readModule(path, source)])).toEqual([]);
  });
});
