import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Deployment, serversOf } from '../../src/contract/deployment.ts';
import { loadDeployment } from '../../src/contract/load-deployment.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { cache, root } from '../../tools/scripts/tools.ts';
import { siteDir } from './built-site.ts';
import { strangeHosts } from './hosts.ts';

/** Hosts that stand in pages as names of things, and are never asked. */
const names = ['schema.org', 'www.w3.org', 'react.dev'];

const hostsOf = (deployment: Deployment): string[] => [
  new URL(deployment.site).host,
  ...Object.values(serversOf(deployment)).flatMap((services) => Object.values(services).map((url) => new URL(url).host)),
  ...deployment.externalHosts,
];

/** The configuration that the tests' site was built with, and that of the owner, whose guides link to what it lists. */
const configurations = [join(cache, 'test.config.json'), join(root, 'companion.config.json')].filter(existsSync);

test('the built site names no host that is not in its configuration', () => {
  const known = new Set([...configurations.flatMap((file) => hostsOf(loadDeployment(file))), ...names]);
  const texts = filesUnder(siteDir).filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file));
  const strange = new Map<string, string>();
  for (const file of texts) for (const host of strangeHosts(readFileSync(file, 'utf8'), known)) strange.set(host, file);
  expect(texts.length).toBeGreaterThan(1000);
  expect([...strange]).toEqual([]);
});

describe('a host that is not configured', () => {
  const known = new Set(['help.example.com', 'localhost:4322']);

  test.each([
    ['<a href="https://cdn.example.net/a.js">', 'cdn.example.net'],
    ['fetch("http://localhost:4323/x")', 'localhost:4323'],
    ['{"url":"https:\\/\\/cdn.example.net\\/a"}', 'cdn.example.net'],
    ['new WebSocket(`wss://push.example.net`)', 'push.example.net'],
    ['<script src="//cdn.example.net/a.js">', 'cdn.example.net'],
    ['url(//cdn.example.net/a.woff2)', 'cdn.example.net'],
    ['https://help.example.com.evil.example/', 'help.example.com.evil.example'],
  ])('is found in %s', (text, host) => {
    expect(strangeHosts(text, known)).toEqual([host]);
  });

  test('is nothing that only looks like one', () => {
    const text = 'https://help.example.com/a http://localhost:4322 a // comment, `https://` + host "//" https://…';
    expect(strangeHosts(text, known)).toEqual([]);
  });
});
