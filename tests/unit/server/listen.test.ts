import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { listen, PortInUse } from '../../../server/listen.ts';

const port = 4797;

const get = (agent: Agent) =>
  new Promise<string>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().once('end', () => resolve(String(response.headers['keep-alive'])));
    });
    asked.once('error', reject).end();
  });

test('an idle connection outlives those of a proxy before the server, which keeps them for a minute', async () => {
  const stop = await listen((_, response) => response.end('here'), port);
  const agent = new Agent({ keepAlive: true });
  const kept = Number(/timeout=(\d+)/.exec(await get(agent))?.[1]);
  expect(kept).toBeGreaterThan(60);
  agent.destroy();
  await stop();
});

test('a port that is taken is told by its number', async () => {
  const stop = await listen((_, response) => response.end(), port + 1);
  await expect(listen((_, response) => response.end(), port + 1)).rejects.toThrow(PortInUse);
  await stop();
});
