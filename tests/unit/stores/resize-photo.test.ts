// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxImageBytes } from '../../../src/contract/images/limits.ts';
import { resizePhoto } from '../../../src/stores/resize-photo.ts';

const large = (type: string) => new Blob([new Uint8Array(maxImageBytes + 1)], { type });
const close = vi.fn();
const context = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() };

/** The bytes of a JPEG by its longest side, as a canvas would encode it. */
let encoded: (side: number) => number;

beforeEach(() => {
  for (const call of [close, context.fillRect, context.drawImage]) call.mockClear();
  encoded = () => 1000;
  // Chrome before 112 rejects every `imageOrientation` but 'none' and 'flipY'.
  vi.stubGlobal('createImageBitmap', async (_: Blob, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation) throw new TypeError('The provided value is not a valid enum value');
    return { width: 4000, height: 3000, close };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([new Uint8Array(encoded(Math.max(this.width, this.height)))], { type: type ?? '' }));
  });
});

describe('a photo', () => {
  test('of at most 2 MiB stays as it is', async () => {
    const small = new Blob([new Uint8Array(maxImageBytes)], { type: 'image/png' });
    expect(await resizePhoto(small)).toEqual({ is: 'shrunk', blob: small });
  });

  /** The beginning of a JPEG: a comment, then the frame, progressive or not. */
  const jpegOf = (frame: number, width: number, height: number) => {
    const size = [height >> 8, height & 255, width >> 8, width & 255];
    return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, frame, 0, 17, 8, ...size, 3, 0, 0])], {
      type: 'image/jpeg',
    });
  };

  test('that is a progressive JPEG of more pixels than the server decodes is drawn anew, however few its bytes', async () => {
    expect(await resizePhoto(jpegOf(0xc2, 6000, 4000))).toMatchObject({ is: 'shrunk', blob: { size: 1000 } });
    for (const small of [jpegOf(0xc2, 4000, 3000), jpegOf(0xc0, 6000, 4000), new Blob(['cut'], { type: 'image/jpeg' })])
      expect(await resizePhoto(small)).toEqual({ is: 'shrunk', blob: small });
  });

  test.each([0xc0, 0xc1, 0xda])('is not progressive for what comes behind segment %i', async (segment) => {
    const [first, other] = [jpegOf(segment, 1, 1), jpegOf(0xc2, 6000, 4000).slice(2)];
    const rest = new Uint8Array(7);
    const photo = new Blob([first, rest, other], { type: 'image/jpeg' });
    expect(await resizePhoto(photo)).toEqual({ is: 'shrunk', blob: photo });
  });

  test('of more is a smaller JPEG in the oldest supported browsers too', async () => {
    expect(await resizePhoto(large('image/jpeg'))).toMatchObject({ is: 'shrunk', blob: { type: 'image/jpeg', size: 1000 } });
    expect(close).toHaveBeenCalledOnce();
  });

  test('is drawn whole in its proportions, on white where it is transparent', async () => {
    await resizePhoto(large('image/png'));
    expect(context.fillStyle).toBe('white');
    expect(context.fillRect.mock.calls).toEqual([[0, 0, 2560, 1920]]);
    expect(context.drawImage.mock.calls).toEqual([[expect.objectContaining({ width: 4000 }), 0, 0, 2560, 1920]]);
    const [painted, drawn] = [context.fillRect, context.drawImage].map(({ mock }) => mock.invocationCallOrder[0] ?? 0);
    expect(painted).toBeLessThan(drawn ?? 0);
  });

  test('is drawn ever smaller until it fits', async () => {
    encoded = (side) => (side > 1600 ? maxImageBytes + 1 : side);
    expect(await resizePhoto(large('image/jpeg'))).toMatchObject({ blob: { size: 1600 } });
  });

  test('is too large only when its smallest version is', async () => {
    encoded = () => maxImageBytes + 1;
    expect(await resizePhoto(large('image/jpeg'))).toEqual({ is: 'rejected', reason: 'form.photoTooLarge' });
    expect(close).toHaveBeenCalledOnce();
  });

  test('that the browser has no memory to draw is unreadable', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(await resizePhoto(large('image/jpeg'))).toEqual({ is: 'rejected', reason: 'form.photoUnreadable' });
    expect(close).toHaveBeenCalledOnce();
  });

  test.each([
    ['of a known type, damaged', 'image/jpeg', 'form.photoUnreadable'],
    ['of a type that this browser has no decoder for', 'image/heic', 'form.photoNotImage'],
    ['that is a drawing', 'image/svg+xml', 'form.photoNotImage'],
    ['that is no picture', 'application/pdf', 'form.photoNotImage'],
  ])('%s is refused for what it is, not for its size', async (_, type, reason) => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    expect(await resizePhoto(large(type))).toEqual({ is: 'rejected', reason });
  });
});
