import sharp from 'sharp';

/** A picture whose upper left corner is red and the rest blue, so that one sees which way is up. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0040c0' } }).composite([
    { input: { create: { width: width / 2, height: height / 2, channels: 3, background: '#e00000' } }, left: 0, top: 0 },
  ]);

export const jpeg = (width = 40, height = 20) => flag(width, height).jpeg().toBuffer();
export const png = () => flag(40, 20).png().toBuffer();
export const webp = () => flag(40, 20).webp().toBuffer();

/** Three frames of 40 × 20. */
export async function gif(): Promise<Buffer> {
  const frames = await Promise.all(['#e00000', '#00c000', '#0040c0'].map((background) => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 2 })
    .toBuffer();
}

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

/** A small GIF that unpacks to so many frames of so many pixels on each side: one frame, written again and again. */
export async function hugeGif(side: number, frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: side, height: side, channels: 3, background: '#e00000' } })
    .gif({ colours: 2, effort: 1 })
    .toBuffer();
  const colors = ((still[10] ?? 0) & 0x80) === 0 ? 0 : 3 * 2 ** (((still[10] ?? 0) & 7) + 1);
  const [head, frame] = [still.subarray(0, 13 + colors), still.subarray(13 + colors, -1)];
  return Buffer.concat([head, ...Array(frames).fill(frame), still.subarray(-1)]);
}

/** A photo taken with the phone on its side, with the place it was taken at and a comment. */
export const phonePhoto = () =>
  flag(40, 20)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'A. Becker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 36/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** The same JPEG with as much of a comment in it that it has exactly so many bytes. */
export function paddedTo(bytes: number, picture: Buffer): Buffer {
  const parts = [picture.subarray(0, 2)];
  let missing = bytes - picture.length;
  while (missing > 0) {
    const segment = missing > 65_537 + 4 ? 65_537 : missing;
    const comment = Buffer.alloc(segment, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(segment - 2, 2);
    parts.push(comment);
    missing -= segment;
  }
  return Buffer.concat([...parts, picture.subarray(2)]);
}
