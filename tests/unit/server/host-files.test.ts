import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeHostFiles } from '../../../server/host-files.ts';
import { nginxFiles } from '../../../src/routes/nginx.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const published = { site: 'https://help.example.com' };

test('the rules for nginx are written beside the output, which only holds what static hosts read there', () => {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeHostFiles(dist, join(folder, 'build'), published);
  expect(readFileSync(join(dist, '_redirects'), 'utf8')).toContain('/feedbackDetails/:id /feedbackDetails 200');
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain('X-Content-Type-Options: nosniff');
  expect(existsSync(join(dist, 'nginx'))).toBe(false);
  expect(readFileSync(join(folder, 'build/nginx/companion-http.conf'), 'utf8')).toBe(nginxFiles(published).http);
  expect(readFileSync(join(folder, 'build/nginx/companion-server.conf'), 'utf8')).toBe(nginxFiles(published).server);
});

test('the sample includes the very files that are written', () => {
  const sample = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  for (const name of ['companion-http.conf', 'companion-server.conf'])
    expect(sample).toMatch(new RegExp(`include \\S+/${name};`));
});
