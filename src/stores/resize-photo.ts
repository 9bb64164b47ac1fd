import { imageTypes, maxImageBytes } from '../contract/images/limits.ts';
import type { RejectReason, ShrinkResult } from './photos.ts';

/** Longest side in pixels and JPEG quality, tried in this order until the photo fits. A label stays readable in all. */
const attempts: readonly [side: number, quality: number][] = [
  [2560, 0.86],
  [2048, 0.8],
  [1600, 0.75],
  [1280, 0.7],
];

/** The server decodes no larger progressive JPEG, which takes much memory (server/images/pictures.ts). */
const maxProgressivePixels = 16_000_000;

/** @returns how many pixels a progressive JPEG has; 0 for any other file */
async function progressivePixels(file: Blob): Promise<number> {
  if (file.type !== 'image/jpeg') return 0;
  const view = new DataView(await file.slice(0, 262_144).arrayBuffer());
  // Segments follow the file's first two bytes: a marker, the length of the rest, and the rest.
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xc2) return view.getUint16(at + 5) * view.getUint16(at + 7);
    // Any other frame, or the first scan
    if (marker === 0xc0 || marker === 0xc1 || marker === 0xda) break;
  }
  return 0;
}

/**
 * Resizes and compresses a photo before upload: at most 2 MiB (docs/spec.md §5) stays as it is, a larger one becomes a smaller
 * JPEG, upright; so does a progressive JPEG of too many pixels. HEIC becomes JPEG where the browser can decode it. Never rejects.
 */
export async function resizePhoto(file: Blob): Promise<ShrinkResult> {
  const known = imageTypes.some((type) => type === file.type);
  if (known && file.size <= maxImageBytes && (await progressivePixels(file)) <= maxProgressivePixels)
    return { is: 'shrunk', blob: file };
  if (!file.type.startsWith('image/') || file.type.includes('svg')) return rejected('form.photoNotImage');
  // Without options: every engine turns the picture upright, and Chrome before 112 rejects the option that asks for it.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return rejected(known ? 'form.photoUnreadable' : 'form.photoNotImage');
  try {
    for (const [side, quality] of attempts) {
      const blob = await draw(bitmap, side, quality);
      if (blob && blob.size <= maxImageBytes) return { is: 'shrunk', blob };
    }
    return rejected('form.photoTooLarge');
  } catch {
    return rejected('form.photoUnreadable');
  } finally {
    bitmap.close();
  }
}

const rejected = (reason: RejectReason): ShrinkResult => ({ is: 'rejected', reason });

/** @throws where the browser gives no canvas, as for lack of memory */
function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
