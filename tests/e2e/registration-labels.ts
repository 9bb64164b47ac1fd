import { QRCodeDecoderErrorCorrectionLevel as Level, QRCodeEncoder } from '@zxing/library';
import sharp from 'sharp';

/** Code 39 (ISO/IEC 16388): nine bars and spaces in turn for each character, `w` for a wide one. */
const bars: Readonly<Record<string, string>> = {
  0: 'nnnwwnwnn',
  1: 'wnnwnnnnw',
  2: 'nnwwnnnnw',
  3: 'wnwwnnnnn',
  4: 'nnnwwnnnw',
  5: 'wnnwwnnnn',
  6: 'nnwwwnnnn',
  7: 'nnnwnnwnw',
  8: 'wnnwnnwnn',
  9: 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  V: 'nwwnnnnnw',
  '*': 'nwnnwnwnn',
};

const narrow = 4;

/** A photo of a label with a barcode. @param turned by a quarter */
export function barcode(text: string, turned = false): Promise<Buffer> {
  let x = 60;
  const drawn = [...`*${text}*`].flatMap((character) => {
    const drawnOne = [...(bars[character] ?? '')].map((width, index) => {
      const wide = width === 'w' ? narrow * 3 : narrow;
      x += wide;
      return index % 2 === 0 ? `<rect x="${x - wide}" y="120" width="${wide}" height="160"/>` : '';
    });
    x += narrow;
    return drawnOne;
  });
  return draw(drawn.join(''), x + 60, 400, turned ? 90 : 0);
}

/** A photo of a label with a QR code. */
export function qrCode(text: string): Promise<Buffer> {
  const matrix = QRCodeEncoder.encode(text, Level.M).getMatrix();
  const cells = Array.from({ length: matrix.getHeight() }, (_, y) =>
    Array.from({ length: matrix.getWidth() }, (_, x) =>
      matrix.get(x, y) ? `<rect x="${80 + x * 8}" y="${80 + y * 8}" width="8" height="8"/>` : '',
    ).join(''),
  ).join('');
  const size = matrix.getWidth() * 8 + 160;
  return draw(cells, size, size, 0);
}

const draw = (shapes: string, width: number, height: number, turn: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f2f0ea"/><g fill="#222">${shapes}</g></svg>`,
    ),
  )
    .rotate(turn)
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer();
