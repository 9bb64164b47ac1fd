import { describe, expect, test } from 'vitest';
import { readBytes, readJson } from '../../../../server/http/body.ts';
import { HttpError } from '../../../../server/http/http-error.ts';

const at = 'http://127.0.0.1/';
const json = 'application/json';
const post = (body: BodyInit | null, type = json, headers: Record<string, string> = {}) =>
  new Request(at, { method: 'POST', body, headers: { 'Content-Type': type, ...headers }, duplex: 'half' } as RequestInit);

/** A body that comes in chunks, and says whether its rest is still wanted. */
function chunked(...sizes: number[]) {
  const seen = { isCancelled: false };
  const left = [...sizes];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = left.shift();
      if (size === undefined) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(120));
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  return { seen, request: post(stream) };
}

describe('the bytes of a body', () => {
  test('are all of its chunks, up to the limit', async () => {
    expect((await readBytes(chunked(4, 6).request, 10)).length).toBe(10);
    expect(Buffer.from(await readBytes(post('héllo'), 10)).toString()).toBe('héllo');
    expect((await readBytes(new Request(at), 10)).length).toBe(0);
  });

  test('are read no further than the first too many', async () => {
    const { request, seen } = chunked(4, 7, 100);
    await expect(readBytes(request, 10)).rejects.toMatchObject({ reason: 'tooLarge' });
    await expect.poll(() => seen.isCancelled).toBe(true);
  });

  test('are not read where the header says that they are too many', async () => {
    const tooLarge = new HttpError('tooLarge');
    await expect(readBytes(post('x', json, { 'Content-Length': '11' }), 10, tooLarge)).rejects.toBe(tooLarge);
    expect((await readBytes(post('x', json, { 'Content-Length': '10' }), 10)).length).toBe(1);
  });

  test('are a bad request where the connection ends within them', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    await expect(readBytes(post(stream), 10)).rejects.toMatchObject({ reason: 'invalidRequest' });
  });
});

describe('a JSON body', () => {
  test.each([json, 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x', 'application/json '])(
    'may be sent as %s',
    async (type) => {
      expect(await readJson(post('{"a":"é"}', type))).toEqual({ value: { a: 'é' }, length: 10 });
    },
  );

  test.each(['text/plain', 'application/jsonp', 'x-application/json', 'application/json-patch+json'])(
    'may not as %s',
    async (type) => {
      await expect(readJson(post('{}', type))).rejects.toMatchObject({ reason: 'unsupportedMedia' });
    },
  );

  test('without its type is refused', async () => {
    await expect(readJson(new Request(at, { method: 'POST' }))).rejects.toMatchObject({ reason: 'unsupportedMedia' });
  });

  test('has at most 256 KiB', async () => {
    const text = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect((await readJson(post(text(262_144)))).length).toBe(262_144);
    await expect(readJson(post(text(262_145)))).rejects.toMatchObject({ reason: 'tooLarge' });
  });

  test.each([['{'], [''], [new Uint8Array([34, 255, 34])]])('that is none is a bad request', async (body) => {
    await expect(readJson(post(body))).rejects.toMatchObject({ reason: 'invalidRequest' });
  });
});
