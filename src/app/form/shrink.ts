import { imageTypes, maxImageBytes } from '../../contract/images/limits.ts';

/** Why a file cannot be sent, by the name of its text. */
export class PhotoError extends Error {
  declare readonly text: 'form.photoTooLarge' | 'form.photoNotImage' | 'form.photoUnreadable';

  constructor(text: PhotoError['text']) {
    super(text);
    this.text = text;
  }
}

/** Longest side in pixels and JPEG quality, tried in this order until the picture fits. A label stays readable in all. */
const attempts: readonly [side: number, quality: number][] = [
  [2560, 0.86],
  [2048, 0.8],
  [1600, 0.75],
  [1280, 0.7],
];

/**
 * A file as the server takes it: as it is when it is a picture of at most 2 MiB (docs/spec.md §5), otherwise drawn anew as a smaller JPEG,
 * upright. HEIC becomes JPEG where the browser can decode it.
 *
 * @throws PhotoError
 */
export async function fitImage(file: Blob): Promise<Blob> {
  const known = (imageTypes as readonly string[]).includes(file.type);
  if (known && file.size <= maxImageBytes) return file;
  if (!file.type.startsWith('image/') || file.type.includes('svg')) throw new PhotoError('form.photoNotImage');
  // Without options: every engine turns the picture upright, and Chrome before 112 rejects the option that asks for it.
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoError(known ? 'form.photoUnreadable' : 'form.photoNotImage');
  });
  try {
    for (const [side, quality] of attempts) {
      const blob = await draw(bitmap, side, quality);
      if (blob && blob.size <= maxImageBytes) return blob;
    }
    throw new PhotoError('form.photoTooLarge');
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('form.photoUnreadable');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
