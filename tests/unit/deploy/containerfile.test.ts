import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../server/listen.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { freePort } from '../../free-port.ts';

/** Instructions with their continued lines, without comments. */
const instructions = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .trim()
  .split(/\n+/);
const image = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const of = (name: string) => image.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
const execForm = (text = ''): string[] => JSON.parse(text.slice(text.indexOf('[')));

describe('the image', () => {
  test('is built on images of a fixed version', () => {
    const bases = instructions.flatMap((line) => /^ARG \w+_IMAGE=(.+)$/.exec(line)?.[1] ?? []);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^docker\.io\/library\/\w+:\d+/);
  });

  test('runs Node itself, as a user who is not root, and is stopped by SIGTERM', () => {
    expect(of('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(execForm(of('CMD')[0])).toEqual(['node_modules/.bin/node', 'tools/scripts/server.ts']);
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(image.join('\n')).not.toMatch(/\bnp[mx]\b/);
  });

  test('has the release, which its user cannot write, and one folder for data', () => {
    expect(of('COPY')).toEqual(['--from=build /src/build/server /opt/companion']);
    expect(of('VOLUME')).toEqual(['/var/lib/companion']);
  });

  test('is made of the sources alone', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', '.git', '.data', 'build', '.cache']));
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('is healthy as /healthz says: %d ends the check with %d', async (status, code) => {
    const port = await freePort();
    const stop = await listen(
      ({ url }, response) => response.writeHead(url === '/healthz' ? status : 404).end(),
      port,
      '127.0.0.1',
    );
    const [, ...args] = execForm(of('HEALTHCHECK')[0]);
    const check = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'inherit' });
    expect(await new Promise((resolve) => check.once('close', resolve))).toBe(code);
    await stop();
  });
});
