import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import { userOfToken } from '../../../../server/db/tokens.ts';
import { root } from '../../../../tools/scripts/tools.ts';
import { seeded } from '../../../contract/seeded.ts';
import { canMount, fill, smallDisk } from '../../../contract/small-disk.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = temporaryFolder();
const DATABASE = join(folder, 'data.sqlite');
beforeAll(async () => writeFileSync(DATABASE, await seeded()));

const scripts = join(root, 'tools/scripts');
let runs = 0;

/** Runs a command in this process: other tests start each as a program. @returns its exit code, and what it told */
async function run(task: string, args: readonly string[], more: Record<string, string> = {}) {
  let output = '';
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text) => {
      output += `${text}\n`;
    });
  for (const [name, value] of Object.entries({ DATABASE, DATABASE_URL: '', ERASURES: '', ...more })) vi.stubEnv(name, value);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  runs += 1;
  await import(/* @vite-ignore */ `${scripts}/${task}.ts?${runs}`);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, output };
}

test('a user is exported, backed up, erased, and not restored', async () => {
  const target = join(folder, 'export');
  expect(await run('user', ['export', 'de-anna', target])).toMatchObject({ code: 0 });
  expect(readFileSync(join(target, 'records.json'), 'utf8')).toContain('Anna Becker');
  expect((await run('user', ['export', 'de-anna', target])).output).toContain('is there already');

  const file = join(folder, 'data.backup');
  const saved = await run('backup', [file]);
  expect(saved.code).toBe(0);
  // What is made from other tables says nothing of what is lost.
  expect(saved.output).toMatch(/^\d+ rows are in .*: users [1-9]\d*, .*\bfeedback [1-9].*\bimages [1-9].*\btickets [1-9]/);
  expect(saved.output).not.toContain('recipe_words');
  expect((await run('user', ['erase', 'de-anna'])).output).toMatch(/^\d+ rows are erased/);
  expect((await run('user', ['erase', 'de-anna'])).output).toMatch(/^de-anna was erased before\. 0 rows are erased/);
  expect((await run('restore', [file, '--force'])).output).toMatch(
    /rows are restored: users \d.*\.\nErased again, .*: 1 of its users/,
  );
  expect((await run('user', ['export', 'de-anna', join(folder, 'again')])).output).toContain('There is no user de-anna');

  const postgres = { DATABASE_URL: 'postgres://nobody@localhost:1/nothing' };
  expect((await run('restore', [file], postgres)).output).toContain('Let ERASURES name the file');
  expect((await run('restore', [file], { ERASURES: join(folder, 'missing') })).output).toContain('There is no file');
});

test('what a restore says of erasures, it says after it restored', async () => {
  const [file, other] = [join(folder, 'of-all.backup'), { DATABASE: join(folder, 'other.sqlite') }];
  await run('backup', [file]);
  writeFileSync(join(folder, 'empty'), '');
  for (const list of [other, { ...other, ERASURES: join(folder, 'empty') }]) {
    const { code, output } = await run('restore', [file, '--force'], list);
    expect([code, output]).toEqual([1, expect.stringMatching(/The list of erasures is not the one .*--other-erasures/)]);
    expect((await run('restore', [file, '--force', '--other-erasures'], list)).output).toMatch(
      /rows are restored: .*\.\nNo erasure is noted in .*they are back/,
    );
  }
  const right = { ...other, ERASURES: `${DATABASE}.erasures` };
  expect((await run('restore', [file, '--force'], right)).output).not.toContain('No erasure');
  const refused = await run('restore', [file], right);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining(`The database ${other.DATABASE} (DATABASE) is not empty.`),
  });
  expect(refused.output).not.toContain('erased');
});

test('who migrates a file of SQLite’s is told to start its one server', async () => {
  expect((await run('migrate', [])).output).toBe(
    `The database ${DATABASE} (DATABASE) is up to date. Start the server of this version.\n`,
  );
});

test.skipIf(!canMount())('a full disk is told with the file that it has no room for, and nothing is left there', async () => {
  const disk = smallDisk(1);
  fill(join(disk, 'rest'));
  for (const [command, ...args] of [['backup'], ['user', 'export', 'de-jonas']] as const) {
    const path = join(disk, command);
    const output = `The file ${path} cannot be used: its disk is full.`;
    expect(await run(command, [...args, path])).toMatchObject({ code: 1, output: expect.stringContaining(output) });
  }
  expect(readdirSync(disk)).toEqual(['rest']);
});

test('a database without users has no backup', async () => {
  const [empty, file] = [join(folder, 'empty.sqlite'), join(folder, 'empty.backup')];
  await (await openDatabase(empty)).destroy();
  expect(await run('backup', [file], { DATABASE: empty })).toMatchObject({
    code: 3,
    output: expect.stringMatching(/^The database has no user, so no backup is made/),
  });
  expect(existsSync(file)).toBe(false);
});

test('a user is added with a token, and nobody gets one of a user who is there', async () => {
  const added = await run('user', ['add', 'trial', 'de', 'zhf']);
  expect(added).toMatchObject({ code: 0, output: expect.stringMatching(/^[\w-]{43}\n$/) });
  const db = await openDatabase(DATABASE);
  expect(await userOfToken(db, added.output.trim(), Date.now())).toEqual({
    ...{ uid: 'trial', username: 'trial', country: 'DE', lang: 'zhf', role: 'user' },
  });
  await db.destroy();
  for (const [args, sentence] of [
    [['trial', 'DE', 'de'], 'There is a user trial already.'],
    [['other', 'XX', 'de'], 'XX is no country.'],
    [['other', 'DE', 'xx'], 'xx is no language. Give one of en, zh, zhf,'],
    [['other', 'DE'], 'npm run user -- add UID COUNTRY LANG'],
    [['', 'DE', 'de'], 'npm run user -- add UID COUNTRY LANG'],
  ] as const) {
    expect(await run('user', ['add', ...args])).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
  }
});

test('nobody is erased by mistake', async () => {
  for (const [args, sentence] of [
    [['erase', 'nobody'], 'There is no user nobody'],
    [['erase', 'service-eu'], 'service-eu is customer service'],
    [['erase'], 'npm run user -- erase UID'],
    [['erase', 'fr-louis', 'folder'], 'npm run user -- erase UID'],
  ] as const) {
    const { code, output } = await run('user', args);
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  }
  const ERASURES = join(folder, 'lost');
  expect(await run('user', ['erase', 'fr-louis'], { ERASURES })).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no file ${ERASURES}.`),
  });
  for (const ERASURES of [folder, import.meta.filename])
    expect(await run('user', ['erase', 'fr-louis'], { ERASURES })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody is erased, since that cannot be noted.'),
    });
  expect(await run('user', ['export', 'fr-louis', join(folder, 'louis')])).toMatchObject({ code: 0 });
});

test('a damaged line of the list of erasures is told in a sentence, and nothing is changed', async () => {
  const [ERASURES, file] = [join(folder, 'damaged'), join(folder, 'before.backup')];
  await run('backup', [file]);
  writeFileSync(ERASURES, `key ${'k'.repeat(43)}\n2026-11-01 half a line\n`);
  const output = `${ERASURES} has a damaged line, 2: 2026-11-01 half a line. Bring the copy of that file.\n`;
  expect(await run('restore', [file, '--force'], { ERASURES })).toEqual({ code: 1, output: `\n${output}` });
  expect(await run('user', ['erase', 'fr-louis'], { ERASURES })).toEqual({
    code: 1,
    output: `\nNobody is erased, since that cannot be noted. ${output}`,
  });
});
