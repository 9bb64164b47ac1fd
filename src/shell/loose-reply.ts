import { toShellError } from './shell.ts';

/**
 * Parses a reply over a bridge that has no envelope of its own: the data itself or, if the app refuses, `{error:{code,message}}`, either
 * as an object or as its JSON.
 */
export async function parseLooseReply(reply: unknown): Promise<unknown> {
  const data = typeof reply === 'string' ? parse(reply) : reply;
  if (typeof data === 'object' && data !== null && 'error' in data) throw toShellError(data.error);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
