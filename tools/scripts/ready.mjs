// The one script that must run on a bare Node 20, before anything is installed: it installs what package-lock.json says,
// then hands over to a task of this folder under the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Runs `.ts` files and has `node:sqlite` without flags from here on; Astro itself asks for 22.12 */
const oldestNode = [22, 18];

/** Tasks of a service, which never installs by itself: it runs as a user who may not, and in several processes at once. */
const ofService = JSON.parse(readFileSync(join(root, 'tools/scripts/service-commands.json'), 'utf8')).map(
  (name) => `tools/scripts/${name}.ts`,
);

const [task, ...args] = process.argv.slice(2);

try {
  rememberWhereFrom();
  process.chdir(root);
  stopWithParent();
  if (!isInstalled()) {
    if (ofService.includes(task)) {
      throw new Error(
        `The dependencies are not installed as package-lock.json says. Run npm ci in ${root}, as the user to whom that folder belongs.`,
      );
    }
    await install();
  }
  await handOver(pinnedNode(), join(root, task), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Paths that a person gives are meant from where they stand, which npm tells, and not from the project's folder. */
function rememberWhereFrom() {
  process.env.INIT_CWD ||= process.cwd();
  const { DATABASE, INIT_CWD } = process.env;
  if (DATABASE && DATABASE !== ':memory:') process.env.DATABASE = resolve(INIT_CWD, DATABASE);
}

/** Whether node_modules holds exactly what package-lock.json asks for: npm notes what it laid down, and only when it was done. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const laidDown = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).every(([path, wanted]) => {
    const found = laidDown[path];
    return path === '' || (found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional);
  });
}

async function install() {
  console.log('Installing the dependencies (npm ci), a minute or so…');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  // npm ci empties node_modules first, so it must not run on the Node that lies in there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const command = npm?.endsWith('.js') ? [process.env.npm_node_execpath ?? 'node', npm] : ['npm'];
  const { code, said } = await run([...command, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], env, true);
  if (code !== 0) throw new Error(`npm ci failed${whyOf(said)} Then run this again.`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** What npm's error means, and what to do about it. */
function whyOf(said) {
  const [, code = ''] = /^npm (?:error|ERR!) code (\S+)/m.exec(said) ?? [];
  const [, path = 'a folder'] = /^npm (?:error|ERR!) path (.+)/m.exec(said) ?? [];
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return ` (${code}): the user who runs it may not write to ${path}. Run it as one who may.`;
  if (code === 'ENOSPC') return ` (${code}): the disk is full. Make room.`;
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E[45]\d\d)$/.test(code))
    return ` (${code}): the npm registry does not answer as it should. Check that it can be reached.`;
  return `${code && ` (${code})`}. What it said is above. Check that npm is 11 or newer.`;
}

/** The Node that came with the dependencies where there is one for this machine, or the one that runs this, if it is new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  throw new Error(
    `This needs Node ${oldestNode.join('.')} or newer, and on ${process.platform} ${process.arch} it brings none of its own. ` +
      `Node ${process.versions.node} is running. Install a newer one from https://nodejs.org and run this again.`,
  );
}

/** A shell between npm and this does not pass signals on: npm ends, this is an orphan, and stops as well. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

async function handOver(node, file, args) {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  if (realpathSync(node) === process.execPath) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
  } else {
    process.exitCode = (await run([node, file, ...args], process.env)).code;
  }
}

/** Runs a command on this terminal to its end, passing signals on. @returns its exit code, and if `hears` what it told as errors */
function run([command, ...rest], env, hears = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { stdio: ['inherit', 'inherit', hears ? 'pipe' : 'inherit'], env });
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
      process.stderr.write(data);
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
      resolve({ code: code ?? 1, said });
    });
  });
}
