import { isFree } from '../tools/scripts/ports.ts';

/**
 * The first of `row` neighboring TCP ports that nothing listens on. They lie below those that systems hand out by themselves
 * (from 32,768 on Linux), so that no other test is given one before it is used.
 */
export async function freePort(row = 1): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all(Array.from({ length: row }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}
