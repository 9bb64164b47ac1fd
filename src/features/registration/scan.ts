import { loadChunk } from '../../app/lazy-chunk/lazy-chunk.ts';

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

/** Article numbers (EAN, UPC), which all devices of a model share. */
const articleNumber = /^(\d{8}|\d{12,14})$/;

/** `SN: …` or `S/N …`, also in a URL */
const labelled = /(?:^|[^a-z])s\/?n(?:\s*[:=#.]\s*|\s+)([a-z\d][a-z\d\-/]{3,63})/i;
const whole = /^[a-z\d][a-z\d\-/.]{3,63}$/i;

/** The serial number among the codes of a label: one labelled as such, or else a code that is neither a URL nor an article number. */
export function serialOf(codes: readonly string[]): string | undefined {
  const texts = codes.map((code) => code.trim());
  return (
    texts.map((text) => labelled.exec(text)?.[1]).find(Boolean) ??
    texts.find((text) => whole.test(text) && !articleNumber.test(text))
  );
}
