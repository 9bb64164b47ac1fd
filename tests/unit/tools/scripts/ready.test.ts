import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import { insertUser } from '../../../../server/db/users.ts';
import serviceCommands from '../../../../tools/scripts/service-commands.json' with { type: 'json' };
import { root } from '../../../../tools/scripts/tools.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

let project: string;
beforeEach(() => {
  project = realpathSync(temporaryFolder());
});

/** Runs a task of a project by its launcher. @returns its exit code and what it said */
function ready(folder: string, args: readonly string[], env: Record<string, string> = {}, cwd = folder) {
  const child = spawn(process.execPath, [join(folder, 'tools/scripts/ready.mjs'), ...args], {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return new Promise<{ code: number | null; said: string }>((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('a project whose dependencies are not installed', () => {
  const npmSays = (words: string) => {
    const npm = join(project, 'npm.js');
    writeFileSync(npm, `require('fs').writeFileSync('npm-ran', ''); console.error(${JSON.stringify(words)}); process.exit(1)`);
    return { npm_execpath: npm, npm_node_execpath: process.execPath };
  };

  beforeEach(() => {
    mkdirSync(join(project, 'tools/scripts'), { recursive: true });
    for (const file of ['ready.mjs', 'service-commands.json'])
      copyFileSync(join(root, 'tools/scripts', file), join(project, 'tools/scripts', file));
    writeFileSync(
      join(project, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/hono': { version: '1.0.0' } } }),
    );
  });

  test.each(serviceCommands)('is not installed by a service: npm run %s says what to do', async (task) => {
    const { code, said } = await ready(project, [`tools/scripts/${task}.ts`], npmSays(''));
    expect(code).toBe(1);
    expect(said).toContain(`Run npm ci in ${project}`);
    expect(existsSync(join(project, 'npm-ran'))).toBe(false);
  });

  test.each([
    ['npm error code EACCES\nnpm error path /nonexistent\n', '(EACCES): the user who runs it may not write to /nonexistent.'],
    ['npm error code ENOTFOUND\n', '(ENOTFOUND): the npm registry does not answer'],
    ['npm error code E503\n', '(E503): the npm registry does not answer'],
    ['npm error code ENOSPC\n', '(ENOSPC): the disk is full.'],
    ['npm error code EUSAGE\n', '(EUSAGE). What it said is above.'],
    ['out of paper\n', 'npm ci failed. What it said is above.'],
  ])('is told why it could not be, after %j', async (words, sentence) => {
    const { code, said } = await ready(project, ['tools/scripts/start.ts'], npmSays(words));
    expect(code).toBe(1);
    expect(said).toContain(words);
    expect(said).toContain(sentence);
  });
});

describe('backup and restore', () => {
  test('mean their files from where the person stands', async () => {
    const db = await openDatabase(join(project, 'data.db'));
    await insertUser(db, { uid: 'anna', username: 'Anna', country: 'DE', lang: 'de', role: 'user' });
    await db.destroy();
    const here = { INIT_CWD: project, DATABASE: 'data.db' };
    expect(await ready(root, ['tools/scripts/backup.ts', 'my.backup'], here)).toMatchObject({ code: 0 });
    expect(existsSync(join(project, 'my.backup'))).toBe(true);
    expect(await ready(root, ['tools/scripts/restore.ts', 'my.backup'], { DATABASE: 'other.db' }, project)).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(project, 'other.db'))).toBe(true);
  });

  test('no backup is made of a database without users, which an exit code of its own tells', async () => {
    await (await openDatabase(join(project, 'data.db'))).destroy();
    const { code, said } = await ready(root, ['tools/scripts/backup.ts', 'my.backup'], {
      INIT_CWD: project,
      DATABASE: 'data.db',
    });
    expect(code).toBe(3);
    expect(said).toContain('The database has no user');
    expect(existsSync(join(project, 'my.backup'))).toBe(false);
  });

  test.each([
    ['backup', 'my.backup', 'There is no database'],
    ['restore', 'my.backup', 'There is no file'],
  ])('%s tells what is not there in a sentence', async (task, file, sentence) => {
    const { code, said } = await ready(root, [`tools/scripts/${task}.ts`, file], { INIT_CWD: project, DATABASE: 'none.db' });
    expect(code).toBe(1);
    expect(said).toContain(`${sentence} ${project}`);
    expect(existsSync(join(project, 'none.db'))).toBe(false);
  });
});
