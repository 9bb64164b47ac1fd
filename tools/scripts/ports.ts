import { listen, PortInUse } from '../../server/listen.ts';
import type { Addresses } from './deployment.ts';
import { Problem } from './tools.ts';

/** Whether the servers could listen on this port of this machine now. */
export async function isFree(port: number): Promise<boolean> {
  try {
    const stop = await listen(() => undefined, port);
    await stop();
    return true;
  } catch (error) {
    if (error instanceof PortInUse) return false;
    throw error;
  }
}

/**
 * Checks that the three ports are free, before anything slow begins.
 *
 * @throws Problem naming the ports that another program holds, and a way out
 */
export async function ensurePortsFree({ port }: Addresses): Promise<void> {
  const wanted = [port, port + 1, port + 2];
  const free = await Promise.all(wanted.map(isFree));
  const busy = wanted.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const other = port > 60_000 ? port - 1000 : port + 1000;
  const ports = busy.length > 1 ? `Ports ${busy.join(', ')} are` : `Port ${busy[0]} is`;
  // For a Windows Command Prompt: PowerShell often refuses npm's scripts.
  const set = process.platform === 'win32' ? `set PORT=${other}&&` : `PORT=${other}`;
  const again = `${set} npm run ${process.env.npm_lifecycle_event ?? 'start'}`;
  throw new Problem(`${ports} in use by another program. Stop it, or choose other ports: ${again}`);
}
