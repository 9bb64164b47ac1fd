// The one script that must run on a bare Node 20, before anything is installed: it installs what package-lock.json says,
// then hands over to a task of this folder under the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Runs `.ts` files and has `node:sqlite` without flags from here on; Astro itself asks for 22.12 */
const oldestNode = [22, 18];

const [task, ...args] = process.argv.slice(2);

try {
  process.chdir(root);
  stopWithParent();
  if (!isInstalled()) await install();
  await handOver(pinnedNode(), join(root, task), args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
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
  const code = await run([...command, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], env);
  if (code !== 0) {
    throw new Error(
      'npm ci failed. Check that the npm registry can be reached and that npm is 11 or newer, then run this again.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
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
    process.exitCode = await run([node, file, ...args], process.env);
  }
}

/** Runs a command on this terminal to its end, passing signals on; its exit code. */
function run([command, ...rest], env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { stdio: 'inherit', env });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
