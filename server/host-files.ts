import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Published } from '../src/contract/deployment.ts';
import { loadDeployment } from '../src/contract/load-deployment.ts';
import { nginxFiles } from '../src/routes/nginx.ts';
import { headersFile, redirectsFile } from '../src/routes/static-hosts.ts';
import { readDictionaries } from './site-files.ts';

/**
 * Writes the rules of the built site for its host, all made from the route table: `_redirects` and `_headers` into the
 * output, for hosts that read them there, and two files for nginx beside it, which `deploy/nginx.conf` includes.
 *
 * @param dist the build's output, compressed if it is to be: the rules name its dictionaries
 * @param beside a folder that is not published
 */
export function writeHostFiles(dist: string, beside: string, published: Published): void {
  const nginx = nginxFiles(published, readDictionaries(dist));
  mkdirSync(join(beside, 'nginx'), { recursive: true });
  const files: [string, string][] = [
    [join(dist, '_redirects'), redirectsFile()],
    [join(dist, '_headers'), headersFile(published)],
    [join(beside, 'nginx', 'companion-http.conf'), nginx.http],
    [join(beside, 'nginx', 'companion-server.conf'), nginx.server],
  ];
  for (const [file, text] of files) writeFileSync(file, text);
}

if (import.meta.main) writeHostFiles(process.argv[2] ?? 'dist', process.argv[3] ?? 'build', loadDeployment());
