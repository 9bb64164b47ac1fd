import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadDeployment } from '../../../../src/contract/load-deployment.ts';
import { addresses, writeLocalConfig } from '../../../../tools/scripts/deployment.ts';
import { ensurePortsFree } from '../../../../tools/scripts/ports.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the addresses of this machine', () => {
  test('are three neighbors, moved by PORT', () => {
    vi.stubEnv('PORT', '');
    expect(addresses()).toEqual({
      port: 4321,
      site: 'http://localhost:4321',
      servers: 'http://localhost:4322',
      shell: 'http://localhost:4323',
    });
    vi.stubEnv('PORT', '5000');
    expect(addresses().shell).toBe('http://localhost:5002');
  });

  test.each(['http', '0', '-1', '65534', '80.5'])('refuse PORT=%s', (port) => {
    vi.stubEnv('PORT', port);
    expect(() => addresses()).toThrow(`PORT=${port} is no port`);
  });

  test('are a configuration that the build takes, with the owner’s other settings', () => {
    vi.stubEnv('PORT', '5000');
    const file = writeLocalConfig(`unit-${process.pid}`, addresses());
    const local = loadDeployment(file);
    rmSync(file);
    const own = JSON.parse(readFileSync('companion.config.json', 'utf8'));
    expect(local).toMatchObject({ site: 'http://localhost:5000', environment: 'local', externalHosts: own.externalHosts });
    expect(local.environments.local?.eu.operate).toBe('http://localhost:5001/eu/operate');
  });
});

test('a port that another program holds is named, with a way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  vi.stubEnv('npm_lifecycle_event', 'start');
  vi.stubEnv('PORT', String(port - 1));
  await expect(ensurePortsFree(addresses())).rejects.toThrow(
    new RegExp(`Ports? [\\d, ]*${port}[\\d, ]* (is|are) in use.* PORT=\\d+ npm run start`),
  );
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  await expect(ensurePortsFree(addresses())).rejects.toThrow(/ set PORT=\d+&& npm run start$/);
  vi.restoreAllMocks();
  other.close();
});
