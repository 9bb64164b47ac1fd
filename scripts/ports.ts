import { createServer } from 'node:net';
import type { Addresses } from './deployment.ts';
import { Problem } from './tools.ts';

/** Whether a program could listen on this port of this machine now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** @throws Problem naming the ports that another program holds, and a way out */
export async function claim({ port }: Addresses): Promise<void> {
  const wanted = [port, port + 1, port + 2];
  const free = await Promise.all(wanted.map(isFree));
  const busy = wanted.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  throw new Problem(
    `Port ${busy.join(' and ')} ${busy.length > 1 ? 'are' : 'is'} in use by another program. Stop it, or choose other ports: PORT=${port + 1000} npm start`,
  );
}
