// Its parts, since the package as a whole weighs three times as much.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader';
import Code39Reader from '@zxing/library/es2015/core/oned/Code39Reader';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';
import type Reader from '@zxing/library/es2015/core/Reader';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';

/** Longest sides in pixels that a photo is looked at with: small ones lose fine bars, large ones the code in the noise. */
const sides = [1400, 2400, 800];

/**
 * The codes that makers print serial numbers in: bars, which are read along the lines only, and squares, which lie as they like.
 * Not those of goods (EAN), which every device of a model has alike.
 */
const bars = [new Code128Reader(), new Code39Reader()];
const all = [new QRCodeReader(), ...bars, new DataMatrixReader()];

const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** The texts of the codes in a photo; as many as each kind of reader finds at first. */
export async function decode(photo: ImageBitmap): Promise<string[]> {
  for (const side of sides) {
    for (const turned of [false, true]) {
      // It takes a while: the page stays alive in between.
      await new Promise((resolve) => setTimeout(resolve));
      const found = read(draw(photo, side, turned), turned ? bars : all);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function read({ data, width, height }: ImageData, readers: readonly Reader[]): string[] {
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
    grey[pixel] = (red + 2 * green + blue) / 4;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return readers.flatMap((reader) => {
    try {
      return [reader.decode(bitmap, hints).getText()];
    } catch {
      return [];
    }
  });
}

/** @param turned by a quarter */
function draw(photo: ImageBitmap, side: number, turned: boolean): ImageData {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = turned ? [height, width] : [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return new ImageData(1, 1);
  if (turned) context.transform(0, 1, -1, 0, height, 0);
  context.drawImage(photo, 0, 0, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
