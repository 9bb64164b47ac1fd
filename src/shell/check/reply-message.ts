import * as v from 'valibot';
import { shapeFaults } from './shape.ts';

/** The id in a reply, also in one that its app forgot to turn into JSON. */
export const idOf = (message: unknown): unknown => (read(message) as { id?: unknown } | null | undefined)?.id;

/**
 * Why the canonical bridge takes a message for no reply, or its error for another; nothing where it is a reply.
 *
 * @param id that of the call
 */
export function messageFaults(message: unknown, id: unknown): string[] {
  if (typeof message !== 'string') return [`the reply is ${nameOf(message)}, not a text`];
  const reply = read(message);
  return reply === undefined ? ['the reply is not JSON'] : shapeFaults(shapeOf(String(id)), reply, 'the reply');
}

function nameOf(message: unknown): string {
  if (message === undefined || message === null) return String(message);
  return typeof message === 'object' ? 'an object' : `a ${typeof message}`;
}

/** Of `data`, the function says the shape. */
function shapeOf(id: string) {
  const both = { v: v.literal(1), id: v.literal(id) };
  return v.variant('ok', [
    v.object({ ...both, ok: v.literal(true) }),
    v.object({ ...both, ok: v.literal(false), error: v.object({ code: v.string() }) }),
  ]);
}

function read(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
