import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNginx } from '../../tools/scripts/nginx.ts';
import { root } from '../../tools/scripts/tools.ts';
import { freePort } from '../free-port.ts';
import { makeCertificate, surroundings } from './nginx-host.ts';

test('nginx accepts the configuration of the app servers as docs/running-the-server.md has it', async () => {
  const nginx = findNginx();
  if (!nginx) throw new Error('No nginx here: npm test -- deploy fetches one, or says what to install.');
  const folder = mkdtempSync(join(tmpdir(), 'companion-api-nginx-'));
  try {
    makeCertificate(folder);
    const [, documented = ''] =
      /```nginx\n([\s\S]+?)```/.exec(readFileSync(join(root, 'docs/running-the-server.md'), 'utf8')) ?? [];
    const port = await freePort();
    const here = documented
      .replaceAll('/etc/letsencrypt/live/api.example.com', folder)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace(/^ *listen \[::\].*\n/gm, '');
    expect(here).toContain(`${folder}/fullchain.pem`);
    // A refusal of nginx's own could not be read by a page of another origin.
    expect(here).not.toMatch(/limit_(req|conn)/);
    writeFileSync(join(folder, 'site.conf'), here);
    writeFileSync(join(folder, 'main.conf'), surroundings(folder, nginx));
    const { stderr, status } = spawnSync(nginx.program, ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'main.conf')]);
    expect(String(stderr)).toContain('test is successful');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
