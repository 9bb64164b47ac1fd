import { loadChunk } from '../../app/lazy-chunk/lazy-chunk.ts';
import { serialOf } from './serial-of.ts';

/** Not in every browser, and not declared by TypeScript: https://developer.mozilla.org/en-US/docs/Web/API/BarcodeDetector */
declare global {
  var BarcodeDetector: (new () => { detect(source: ImageBitmap): Promise<readonly { rawValue: string }[]> }) | undefined;
}

/**
 * Fills a field with the serial number in a photo; see {@link serialIn}.
 *
 * @param id of the field
 * @returns whether one was found
 * @throws if the decoder cannot be loaded
 */
export async function readSerial(photo: Blob, id: string): Promise<boolean> {
  const serial = await serialIn(photo);
  const field = document.getElementById(id);
  if (serial && field instanceof HTMLInputElement) field.value = serial;
  return serial !== undefined;
}

/**
 * Reads the serial number from a photo of a label, with the browser's barcode detector or else a decoder that is loaded only then.
 * The photo does not leave the device.
 *
 * @returns undefined if no code contains a serial number
 * @throws if the decoder cannot be loaded, after a toast
 */
export async function serialIn(photo: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    return serialOf(await byBrowser(bitmap)) ?? serialOf(await byDecoder(bitmap));
  } finally {
    bitmap.close();
  }
}

async function byBrowser(bitmap: ImageBitmap): Promise<string[]> {
  const { BarcodeDetector } = globalThis;
  if (!BarcodeDetector) return [];
  try {
    return (await new BarcodeDetector().detect(bitmap)).map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
}

const byDecoder = async (bitmap: ImageBitmap): Promise<string[]> =>
  (await loadChunk('decode', () => import('./decode.ts'))).decode(bitmap);
