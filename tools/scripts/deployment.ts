import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Deployment } from '../../src/contract/deployment.ts';
import { regions } from '../../src/contract/regions.ts';
import { cache, Problem, root } from './tools.ts';

/** Where everything answers on this machine: three neighboring ports, so that one number moves all of it. */
export interface Addresses {
  port: number;
  site: string;
  servers: string;
  shell: string;
}

/** Where the tests find everything: out of the way of a site that is running on this machine. */
export const testPort = 4391;

/** @param fallback the first port, where PORT does not say another */
export function addresses(fallback = 4321): Addresses {
  const port = Number(process.env.PORT || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65533) {
    throw new Problem(`PORT=${process.env.PORT} is no port. Give a number from 1 to 65533; the two ports after it are used too.`);
  }
  const at = (offset: number) => `http://localhost:${port + offset}`;
  return { port, site: at(0), servers: at(1), shell: at(2) };
}

/**
 * Writes the configuration of a build that talks to the servers of this machine: the owner's own, with other addresses.
 *
 * @param changes what else is to differ from the owner's
 * @returns the file's path, for COMPANION_CONFIG
 */
export function writeLocalConfig(name: string, { site, servers }: Addresses, changes: Partial<Deployment> = {}): string {
  const own = JSON.parse(readFileSync(join(root, 'companion.config.json'), 'utf8')) as Deployment;
  const service = (region: string, of: string) => `${servers}/${region}/${of}`;
  const local = Object.fromEntries(
    regions.map((region) => [
      region,
      { app: service(region, 'app'), operate: service(region, 'operate'), user: service(region, 'user') },
    ]),
  );
  const config = v.parse(Deployment, { ...own, site, environment: 'local', environments: { local }, ...changes });
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.config.json`);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

/** The configuration of the tests' site: with what an owner may leave out, so that it can be tried. @returns the file's path */
export const writeTestConfig = (here: Addresses): string =>
  writeLocalConfig('test', here, {
    externalHosts: ['www.example.com'],
    appLink: 'companion-app://open',
    helpStatistics: true,
    accessibility: {
      owner: 'Example GmbH, Musterstraße 1, 10115 Berlin',
      contact: 'accessibility@example.com',
      authority: { name: 'Example Authority', url: 'https://www.example.com/authority' },
    },
  });
