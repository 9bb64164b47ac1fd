import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { serviceUpload } from '../../src/contract/tickets/operate.ts';
import { expectDecent, generated } from './abuse.ts';
import { gif, jpeg, phonePhoto, png, webp } from './pictures.ts';
import { createServer, requestOf, type Server } from './server.ts';

let server: Server;
let token: string;
let operator: string;

beforeAll(async () => {
  server = await createServer();
  [token, operator] = [await server.signIn('de-anna'), await server.signIn('service-eu')];
});

const count = async () => (await server.db.selectFrom('images').select('id').execute()).length;

/** Sends bytes to the users' and to customer service's upload, under any type. @returns whether they were taken */
async function send(bytes: Uint8Array, type: string, service = false): Promise<boolean> {
  const endpoint = service ? serviceUpload : uploadImage;
  const by = service ? operator : token;
  const before = await count();
  const request = requestOf(endpoint, { token: by, input: bytes, extra: { 'Content-Type': type } });
  const { code, text } = await expectDecent(await server.app.request(request), by);
  expect([200, 413, 415]).toContain(code);
  expect((await count()) - before).toBe(code === 200 ? 1 : 0);
  if (code !== 200) return false;
  const { id } = JSON.parse(text).data;
  const { bytes: stored } = await server.picture(id);
  const { format, exif, xmp, iptc } = await sharp(stored).metadata();
  expect(['jpeg', 'png', 'webp', 'gif']).toContain(format);
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  for (const trace of ['<script', 'SecretCamera', 'GPS']) expect(stored.includes(trace)).toBe(false);
  // Nobody may have more than some pictures that belong to no record.
  await server.db.deleteFrom('images').where('id', '=', id).execute();
  return true;
}

const types = fc.constantFrom(
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/heic',
  'text/html',
  'application/octet-stream',
  'x',
);
const script = Buffer.from('<script>alert(1)</script>');

describe('a picture that was tampered with is stored clean or refused', () => {
  test.for([
    ['JPEG', () => jpeg(120, 90)],
    ['PNG', png],
    ['WebP', webp],
    ['GIF', gif],
    ['a phone’s photo', phonePhoto],
  ] as const)('%s', async ([, draw], { task }) => {
    const whole = await draw();
    const { numRuns, seed } = generated(15);
    const place = fc.integer({ min: 0, max: whole.length });
    const tampered = fc.oneof(
      place.map((end) => whole.subarray(0, end)),
      fc
        .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 }))
        .map(([at, bytes]) => Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at)])),
      fc
        .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 }))
        .map(([at, bytes]) => Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)])),
      fc.constant(Buffer.concat([whole, script])),
      fc.constant(Buffer.concat([script, whole])),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([whole.subarray(0, 12), bytes])),
    );
    await fc.assert(
      fc.asyncProperty(tampered, types, fc.boolean(), async (bytes, type, service) => void (await send(bytes, type, service))),
      { numRuns, seed },
    );
    task.meta.figure = {
      row: 19,
      what: 'pictures that were tampered with',
      tries: numRuns,
      violations: { 'stored as they were': 0 },
    };
  });
});

describe('what is no picture is refused, whatever it says that it is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  /** A PNG whose head says that it is so wide and high, and has nothing in it. */
  const hollow = async (width: number, height: number) => {
    const bytes = Buffer.from(await png());
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  test.for([
    ['SVG', async () => Buffer.from(svg)],
    ['SVG behind a byte order mark and spaces', async () => Buffer.from(`\ufeff \n\t${svg}`)],
    ['SVG behind a comment', async () => Buffer.from(`<!--${' '.repeat(2000)}-->${svg}`)],
    ['SVG in UTF-16', async () => Buffer.from(`\ufeff${svg}`, 'utf16le')],
    ['SVG with a document type', async () => Buffer.from(`<!DOCTYPE svg [<!ENTITY x "x">]>${svg}`)],
    ['a HEIC that nothing here can decode', async () => heic],
    ['a PNG that says it is four thousand million pixels wide', () => hollow(0xffffffff, 1)],
    ['a PNG that says it is 65,535 pixels on each side', () => hollow(65_535, 65_535)],
    ['a PNG of no pixels', () => hollow(0, 0)],
    ['a ZIP', async () => Buffer.from('PK\u0003\u0004')],
    ['a program', async () => Buffer.from('\u007fELF\u0002\u0001\u0001')],
  ] as const)('%s', async ([, draw], { task }) => {
    const bytes = await draw();
    const said = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml', 'text/html'];
    for (const type of said) expect(await send(bytes, type)).toBe(false);
    task.meta.figure = { row: 19, what: 'no pictures', tries: said.length, violations: { taken: 0 } };
  });
});
