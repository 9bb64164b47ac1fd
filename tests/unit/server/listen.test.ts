import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
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

test('a call that arrives byte by byte is not waited for longer than two minutes', async () => {
  const limits: number[] = [];
  const stop = await listen((request, response) => {
    limits.push((request.socket as Socket & { server: Server }).server.requestTimeout);
    response.end();
  }, port);
  const agent = new Agent();
  await get(agent);
  expect(limits).toEqual([120_000]);
  agent.destroy();
  await stop();
});

test('a port that is taken is told by its number', async () => {
  const stop = await listen((_, response) => response.end(), port + 1);
  await expect(listen((_, response) => response.end(), port + 1)).rejects.toThrow(PortInUse);
  await stop();
});

/** Opens connections and says how many are there when all are, or after three seconds. */
const opener = `
  const { connect } = require('node:net');
  const [port, wanted] = process.argv.slice(1).map(Number);
  let open = 0;
  const end = () => { console.log(open); process.exit(); };
  for (let count = 0; count < wanted; count++)
    connect(port, '127.0.0.1', () => ++open === wanted && end()).on('error', () => undefined);
  setTimeout(end, 3000);
`;

test('a thousand connections that come while the server is busy wait for it, none is sent away to try again', async () => {
  const stop = await listen((_, response) => response.end(), port + 2);
  const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  const wanted = Math.min(1000, most);
  // Nothing else happens in this process until the other one has ended.
  const open = Number(execFileSync(process.execPath, ['-e', opener, String(port + 2), String(wanted)], { encoding: 'utf8' }));
  expect(open).toBe(wanted);
  await stop();
});
