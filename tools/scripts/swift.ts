import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../tests/free-port.ts';
import { hasApt, unpackPackages } from './debian.ts';
import { isProgram } from './programs.ts';
import { cache, capture, Problem, start } from './tools.ts';

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const;
const kinds = ['account', 'container', 'object'] as const;

const fetching = (archives: string) => [
  ['install', '--yes', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`, ...packages],
];

/** Swift's programs lie beneath this folder: that of the system, or one in .cache that Debian's packages are unpacked into. */
async function ensureSwift(): Promise<string> {
  const has = (root: string) =>
    ['proxy', ...kinds].every((kind) => isProgram(join(root, `usr/bin/swift-${kind}-server`))) &&
    existsSync(join(root, 'usr/lib/python3/dist-packages/swift'));
  const unpacked = join(cache, 'swift');
  const found = ['/', unpacked].find(has);
  if (found) return found;
  const line = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !hasApt())
    throw new Problem(`The tests of the object store need OpenStack Swift. On Debian and Ubuntu: sudo ${line}`);
  console.log('Fetching OpenStack Swift for the tests (apt-get, unpacked into .cache), a minute or so…');
  const output = await unpackPackages(unpacked, fetching);
  if (has(unpacked)) return unpacked;
  throw new Problem(`${output}\napt-get could not fetch OpenStack Swift (${packages.join(' ')}). Its words are above.`);
}

export interface ObjectServer {
  /** The variables by which tests reach it; `TEST_S3` names a bucket as PICTURES does */
  env: Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'TEST_S3', string>;
  stop(): Promise<void>;
}

/**
 * An S3 server of its own: OpenStack Swift with its s3api, one replica in a temporary folder, on ports of this machine only.
 *
 * @throws Problem when there is none, or it does not start
 */
export async function startSwift(): Promise<ObjectServer> {
  const root = await ensureSwift();
  const folder = mkdtempSync(join(tmpdir(), 'companion-swift-'));
  const running: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort(4);
    const { line, env } = pythonOf(root);
    mkdirSync(join(folder, 'devices/one'), { recursive: true });
    writeFileSync(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n');
    writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, port));
    const ports = kinds.map((kind, index) => [kind, port + 1 + index] as const);
    for (const [kind, own] of ports) writeFileSync(join(folder, `${kind}.conf`), storageConf(folder, kind, own));
    const rings = await capture(line(makeRings, ...ports.map(([kind, own]) => `${kind}=${own}`)), env, folder);
    if (rings.code !== 0) throw new Problem(`${rings.output}\nSwift's rings could not be made. Its words are above.`);
    const log = openSync(join(folder, 'log'), 'a');
    for (const kind of ['proxy', ...kinds])
      running.push(
        start(
          line(launch, join(folder, 'swift.conf'), join(root, `usr/bin/swift-${kind}-server`), join(folder, `${kind}.conf`)),
          {
            ...{ env, cwd: folder, stdio: ['ignore', log, log] },
          },
        ),
      );
    if (await answers(port)) return { env: await makeBucket(`http://127.0.0.1:${port}`), stop };
    throw new Problem(`${readFileSync(join(folder, 'log'), 'utf8')}\nSwift did not start within two minutes.`);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeBucket(endpoint: string): Promise<ObjectServer['env']> {
  const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: 'pictures' }));
  client.destroy();
  const { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY } = credentials;
  return { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, TEST_S3: `s3://pictures?endpoint=${endpoint}` };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });

/** Swift reads `/etc/swift/swift.conf` whatever it is told, unless its module says otherwise before anything else looks. */
const launch = `import runpy, sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv.pop(1)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name='__main__')`;

/** What swift-ring-builder does, for all three rings at once: each start of Python takes seconds. */
const makeRings = `import sys
from swift.common.ring import RingBuilder
for kind, port in (pair.split('=') for pair in sys.argv[1:]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='one', weight=1))
    builder.rebalance()
    builder.get_ring().save(kind + '.ring.gz')`;

/** Runs Debian's Python, for which Swift is packed. */
function pythonOf(root: string) {
  const python = [join(root, 'usr/bin/python3'), '/usr/bin/python3'].find(isProgram) ?? 'python3';
  const libraries = ['x86_64', 'aarch64'].map((machine) => join(root, `usr/lib/${machine}-linux-gnu`)).join(':');
  const env = { ...process.env, PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'), LD_LIBRARY_PATH: libraries };
  return { env, line: (script: string, ...args: string[]): [string, ...string[]] => [python, '-c', script, ...args] };
}

/** @param workers 0: the process itself serves, so that nothing outlives it */
const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
log_level = ERROR
`;

const storageConf = (folder: string, kind: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
# tempauth wants one; that nothing answers there makes no difference to it
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;

async function answers(port: number): Promise<boolean> {
  for (let tries = 0; tries < 1200; tries++) {
    const ports = [0, 1, 2, 3].map((index) =>
      fetch(`http://127.0.0.1:${port + index}/healthcheck`).then(
        () => true,
        () => false,
      ),
    );
    if ((await Promise.all(ports)).every(Boolean)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
