// Separate modules: the whole package is three times as large.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader';
import Code39Reader from '@zxing/library/es2015/core/oned/Code39Reader';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';
import type Reader from '@zxing/library/es2015/core/Reader';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';

/** Sizes of the longest side to try, in pixels: small images lose fine bars, large ones are noisy. */
const sides = [1400, 2400, 800];

/** The kinds of codes that contain serial numbers. Barcodes are only found along the rows; 2D codes in any orientation. */
const bars = [new Code128Reader(), new Code39Reader()];
const all = [new QRCodeReader(), ...bars, new DataMatrixReader()];

const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** The texts of the codes in a photo, at most one for each kind of code. */
export async function decode(photo: ImageBitmap): Promise<string[]> {
  for (const side of sides) {
    for (const rotated of [false, true]) {
      // Yields to the page between the attempts.
      await new Promise((resolve) => setTimeout(resolve));
      const found = read(draw(photo, side, rotated), rotated ? bars : all);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function read({ data, width, height }: ImageData, readers: readonly Reader[]): string[] {
  const gray = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
    gray[pixel] = (red + 2 * green + blue) / 4;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, width, height)));
  return readers.flatMap((reader) => {
    try {
      return [reader.decode(bitmap, hints).getText()];
    } catch {
      return [];
    }
  });
}

/** @param rotated by 90° */
function draw(photo: ImageBitmap, side: number, rotated: boolean): ImageData {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = rotated ? [height, width] : [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return new ImageData(1, 1);
  if (rotated) context.transform(0, 1, -1, 0, height, 0);
  context.drawImage(photo, 0, 0, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
