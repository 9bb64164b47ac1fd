import { loadChunk } from '../../app/lazy-chunk/lazy-chunk.ts';
import { serialOf } from './serial-of.ts';

/** Not in every browser, nor in TypeScript: https://developer.mozilla.org/en-US/docs/Web/API/BarcodeDetector */
interface Detector {
  detect(source: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}

/**
 * Puts the serial number that {@link serialIn} finds into a field.
 *
 * @param id of the field
 * @returns whether one was found
 * @throws as it does
 */
export async function readSerial(photo: Blob, id: string): Promise<boolean> {
  const serial = await serialIn(photo);
  const field = document.getElementById(id) as HTMLInputElement | null;
  if (serial && field) field.value = serial;
  return serial !== undefined;
}

/**
 * Reads the serial number from a photo of a label: by the browser where it can read codes, otherwise by a decoder that is loaded
 * only then. Nothing leaves the device.
 *
 * @returns nothing where no code is found, or none that says a serial number
 * @throws when the decoder cannot be loaded, after saying so
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
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: new () => Detector };
  if (!BarcodeDetector) return [];
  try {
    return (await new BarcodeDetector().detect(bitmap)).map(({ rawValue }) => rawValue);
  } catch {
    return [];
  }
}

const byDecoder = async (bitmap: ImageBitmap): Promise<string[]> =>
  (await loadChunk('decode', () => import('./decode.ts'))).decode(bitmap);
