import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unattachedQuota } from '../../server/db/images.ts';
import { maxStoredPixels } from '../../server/images/pictures.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { maxImageBytes } from '../../src/contract/images/limits.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { gif, hugeGif, jpeg, paddedTo, phonePhoto, png, webp } from './pictures.ts';
import { report, upload } from './reports.ts';
import { createServer, requestOf, type Server } from './server.ts';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna', { ttlSeconds: 7 * 24 * 3600 });
});

const send = (input: unknown, type?: string) =>
  server.call(uploadImage, { token, input, ...(type && { extra: { 'Content-Type': type } }) });

const stored = (id: string) => server.picture(id);

const imageCount = async () => (await server.db.selectFrom('images').select('id').execute()).length;

/** Asks for a picture by its address, as an `<img>` does. */
const show = (url: string) => server.app.request(url.replace('https://api.test', 'http://localhost'));

describe('a picture', () => {
  test.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', webp],
    ['image/gif', gif],
  ])('of the type %s is taken, whatever it says it is', async (mediaType, draw) => {
    for (const declared of [mediaType, 'application/octet-stream', 'text/html']) {
      const { code, data } = await send(await draw(), declared);
      expect(code).toBe(200);
      expect(data).toMatchObject({ width: 40, height: 20 });
      expect((await stored(data.id)).media_type).toBe(mediaType);
    }
  });

  test('of exactly 2 MiB is taken, and with one more byte refused', async () => {
    const fits = paddedTo(maxImageBytes, await jpeg(800, 600));
    expect(fits.length).toBe(2_097_152);
    expect((await send(fits)).code).toBe(200);
    const before = await imageCount();
    const tooLarge = await send(paddedTo(maxImageBytes + 1, await jpeg(800, 600)));
    expect(tooLarge).toMatchObject({ status: 413, code: 413, msg: 'Image size cannot exceed 2MB' });
    expect(await imageCount()).toBe(before);
  });

  test('that is too large is refused in the words of the reader’s language', async () => {
    const input = Buffer.alloc(maxImageBytes + 1);
    expect((await server.call(uploadImage, { token, input, headers: { lang: 'ja' } })).msg).toBe(
      '画像のサイズは2MB以下にしてください',
    );
  });

  test('that never ends is not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = requestOf(uploadImage, { token, input: '' });
    const response = await server.app.request(new Request(request, { body: endless, duplex: 'half' } as RequestInit));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(maxImageBytes + 4 * 65_536);
  });

  test('is stored without place, camera and comment, and upright', async () => {
    const photo = await phonePhoto();
    expect(photo.includes('SecretCamera')).toBe(true);
    const { data } = await send(photo);
    expect(data).toMatchObject({ width: 20, height: 40 });
    const { bytes } = await stored(data.id);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
      orientation: undefined,
    });
    for (const secret of ['SecretCamera', 'A. Becker', 'Exif', 'GPS']) expect(bytes.includes(secret)).toBe(false);
    const [red, , blue] = await sharp(bytes).extract({ left: 15, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect([(red as number) > 180, (blue as number) < 80]).toEqual([true, true]);
  });

  test('has nothing behind it when it is stored', async () => {
    const { data } = await send(Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]));
    expect((await stored(data.id)).bytes.includes('script')).toBe(false);
  });

  test('that moves goes on moving', async () => {
    const { data } = await send(await gif());
    const metadata = await sharp((await stored(data.id)).bytes, { animated: true }).metadata();
    expect(metadata).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2 });
  });

  const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#0040c0' } });
  const interlaced = { progressive: true, compressionLevel: 1 } as const;
  test.each([
    ['a progressive JPEG', () => blank(4000, 3000).jpeg({ progressive: true }).toBuffer()],
    ['one of full color resolution', () => blank(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['an interlaced PNG', () => blank(4000, 3000, 4).png(interlaced).toBuffer()],
  ])(
    'of twelve megapixels is taken as %s',
    async (_, make) => {
      expect(await send(await make())).toMatchObject({ code: 200, data: { width: 4000, height: 3000 } });
    },
    30_000,
  );

  const raw = { create: { width: 8, height: 8, channels: 3 as const, background: '#fff' } };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['SVG', async () => Buffer.from(svg)],
    ['SVG with an XML head', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML behind the first bytes of a GIF', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
    [
      'HTML behind the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]),
    ],
    ['SVG behind the first bytes of a PNG', async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(svg)])],
    ['half a JPEG', async () => (await jpeg(400, 300)).subarray(0, 900)],
    ['half a PNG', async () => (await png()).subarray(0, 60)],
    ['TIFF', () => sharp(raw).tiff().toBuffer()],
    ['AVIF', () => sharp(raw).avif().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7')],
    ['a GIF of too many pixels in all its frames', () => hugeGif(1500, 14)],
    ['a progressive JPEG that a decoder has to keep as a whole', () => blank(4800, 4000).jpeg({ progressive: true }).toBuffer()],
    ['an interlaced PNG of 16 bits, likewise', () => blank(4000, 4000, 4).toColourspace('rgb16').png(interlaced).toBuffer()],
    ['an interlaced PNG of 8 bits, likewise', () => blank(6000, 5000, 4).png(interlaced).toBuffer()],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { ...raw.create, width: 9000, height: 7200 } })
          .jpeg()
          .toBuffer(),
    ],
  ])(
    'is not: %s',
    async (_, make) => {
      const before = await imageCount();
      const answer = await send(await make(), 'image/png');
      expect(answer).toMatchObject({ status: 415, code: 415 });
      expect(answer.msg).toContain('JPEG, PNG, WebP, or GIF');
      expect(await imageCount()).toBe(before);
    },
    30_000,
  );
});

describe('the address of a picture', () => {
  test('shows it without a token, and as nothing but a picture', async () => {
    const { data } = await send(await png());
    const response = await show(data.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers.get('Cache-Control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual((await stored(data.id)).bytes);
  });

  test('is on the public base of the user’s region', async () => {
    const { data } = await send(await png());
    expect(data.url.startsWith('https://api.test/eu/app/api/v1/feedback/image?')).toBe(true);
  });

  test('works for half an hour at least and for an hour at most', async () => {
    const { now } = server.clock;
    for (const minute of [0, 7, 29]) {
      server.clock.now = now + minute * 60_000;
      const { data } = await send(await png());
      const statusAfter = async (minutes: number) => {
        server.clock.now = now + (minute + minutes) * 60_000;
        return (await show(data.url)).status;
      };
      expect([await statusAfter(30), await statusAfter(60)]).toEqual([200, 403]);
    }
    server.clock.now = now;
  });

  test('is refused when anything of it was changed', async () => {
    const { data } = await send(await png());
    const other = await upload(server, token);
    const changed = (name: string, value: string | undefined) => {
      const url = new URL(data.url);
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      return url.href;
    };
    const urls = [
      changed('id', other),
      changed('id', ''),
      changed('expires', '99999999999'),
      changed('expires', 'x'),
      changed('signature', ''),
      changed('signature', 'A'.repeat(43)),
      changed('signature', undefined),
      data.url.replace('/eu/', '/us/'),
    ];
    for (const url of urls) {
      const response = await show(url);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 403, data: { reason: 'forbidden' } });
    }
  });

  test('of a picture that is gone is not found', async () => {
    const { data } = await send(await png());
    await server.db.deleteFrom('images').where('id', '=', data.id).execute();
    const response = await show(data.url);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});

describe('what is stored of a picture', () => {
  /** Coarse noise in strong compression: a small file that grows when it is encoded well. */
  const growing = async (width: number, height: number, type: 'jpeg' | 'webp') => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const grain = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    const large = sharp(grain).resize(width, height, { fit: 'fill' });
    return (type === 'jpeg' ? large.jpeg({ quality: 8 }) : large.webp({ quality: 2 })).toBuffer();
  };

  test.each([
    ['JPEG of more than 16 megapixels', () => growing(5000, 4000, 'jpeg'), 5000 / 4000],
    ['WebP', () => growing(2500, 3000, 'webp'), 2500 / 3000],
    [
      'PNG with noise',
      async () =>
        sharp(await growing(1200, 900, 'jpeg'))
          .png({ palette: true, colours: 64 })
          .toBuffer(),
      4 / 3,
    ],
  ])('fits into 2 MiB and 16 megapixels: a %s', async (_, make, ratio) => {
    const input = await make();
    expect(input.length).toBeLessThanOrEqual(maxImageBytes);
    const { code, data } = await send(input);
    expect(code).toBe(200);
    const { bytes } = await stored(data.id);
    expect(bytes.length).toBeLessThanOrEqual(maxImageBytes);
    expect(data.width * data.height).toBeLessThanOrEqual(maxStoredPixels);
    expect(data.width / data.height).toBeCloseTo(ratio, 1);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: data.width, height: data.height });
  });

  test('that moves fits too, with all its frames', async () => {
    const colors = ['#e00000', '#00c000', '#0040c0', '#808080', '#ffffff'];
    const frames = colors.map((background) =>
      sharp({ create: { width: 1900, height: 1900, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const input = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    const { code, data } = await send(input);
    expect(code).toBe(200);
    const metadata = await sharp((await stored(data.id)).bytes, { animated: true }).metadata();
    expect(metadata).toMatchObject({ pages: 5, width: data.width, pageHeight: data.height });
    expect(5 * data.width * data.height).toBeLessThanOrEqual(maxStoredPixels);
  });
});

describe('pictures that are part of no record', () => {
  const minute = 60_000;
  let own: Server;
  let anna: string;

  beforeEach(async () => {
    own = await createServer();
    anna = await own.signIn('de-anna', { ttlSeconds: 30 * 24 * 3600 });
    return () => own.close();
  });

  const unattached = (uid = 'de-anna') =>
    own.db
      .selectFrom('images')
      .select('id')
      .where('uid', '=', uid)
      .where('record_id', 'is', null)
      .orderBy('created_at')
      .execute();
  const add = async (count: number, size: number) => {
    const row = { uid: 'de-anna', record_id: null, position: 0, media_type: 'image/png', width: 1, height: 1 };
    for (let index = 0; index < count; index++)
      await own.db
        .insertInto('images')
        .values({ ...row, id: `old-${index}`, bytes: new Uint8Array(size), created_at: own.clock.now + index })
        .execute();
  };
  const more = async (token = anna) => own.call(uploadImage, { token, input: await png(), headers: { lang: 'de' } });

  test.each([
    ['many', unattachedQuota.pictures, 10],
    ['large', unattachedQuota.bytes / maxImageBytes, maxImageBytes],
  ])('are refused when they get too %s within an hour; later the oldest make room', async (_, count, size) => {
    await add(count, size);
    own.clock.now += minute;
    const refused = await more();
    expect(refused).toMatchObject({ code: 429, msg: expect.stringContaining('Bilder') });
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3600);
    expect(await unattached()).toHaveLength(count);
    expect((await more(await own.signIn('fr-louis'))).code).toBe(200);

    own.clock.now += 60 * minute;
    const { code, data } = await more();
    expect(code).toBe(200);
    const left = (await unattached()).map(({ id }) => id);
    expect(left).not.toContain('old-0');
    expect(left).toContain('old-1');
    expect(left).toContain(data.id);
  });

  test('count no more once a record has them', async () => {
    await add(unattachedQuota.pictures - 1, 10);
    const { data } = await more();
    expect((await more()).code).toBe(429);
    await own.call(createFeedback, { token: anna, input: report({ images: [data.id] }) });
    expect((await more()).code).toBe(200);
  });
});
