import { HttpError } from './http-error.ts';

/**
 * The bytes of a request's body. Reading stops with the first byte too many, whatever its length header says.
 *
 * @throws HttpError 413 when it is longer than `max` bytes; 400 when the connection ends within it
 */
export async function readBytes(request: Request, max: number, tooLarge = new HttpError('tooLarge')): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > max) throw tooLarge;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError('invalidRequest');
    });
    if (done) return Buffer.concat(chunks, length);
    length += value.length;
    if (length > max) {
      reader.cancel().catch(() => undefined);
      throw tooLarge;
    }
    chunks.push(value);
  }
}

/** The longest body of the contract is a recipe: `recipeLimits` allow some 38,000 characters, each up to 6 bytes of JSON. */
const maxJsonBytes = 256 * 1024;

/**
 * What a body says, and its bytes.
 *
 * @throws HttpError 413 when it is too long, 415 when it is not sent as JSON, 400 when it is none
 */
export async function readJson(request: Request): Promise<{ value: unknown; length: number }> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new HttpError('unsupportedMedia');
  }
  const bytes = await readBytes(request, maxJsonBytes);
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), length: bytes.length };
  } catch {
    throw new HttpError('invalidRequest');
  }
}
