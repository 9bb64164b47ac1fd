import { download } from '../../app/download.ts';
import { isCancelled } from '../../app/share.ts';
import { layOut, type PictureText } from './picture-lines.ts';

/** What a picture of a warranty card says. */
export interface CardPicture {
  /** The brand and what this is */
  head: string;
  state: string;
  model: string;
  /** Labelled texts; those without a value are left out */
  facts: readonly (readonly [label: string, value: string])[];
  note: string | undefined;
}

/** In CSS pixels, drawn at three times the size. */
const [width, padding, bar, scale] = [400, 24, 6, 3];

/**
 * Shares a warranty card as a PNG by the system, or else downloads it.
 *
 * @param name of the file, without its ending
 * @throws Error if the browser cannot draw the picture
 */
export async function sharePicture(card: CardPicture, name: string): Promise<void> {
  const file = new File([await drawCard(card)], `${name}.png`, { type: 'image/png' });
  const { canShare }: Partial<Navigator> = navigator;
  const content = { files: [file], title: card.head };
  if (canShare?.call(navigator, content)) {
    try {
      return await navigator.share(content);
    } catch (error) {
      if (isCancelled(error)) return;
    }
  }
  download(file, file.name);
}

async function drawCard(card: CardPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // The page's, with the colors of the brand in the scheme that the reader sees.
  const style = getComputedStyle(document.body);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const font = ({ bold, size }: Pick<PictureText, 'bold' | 'size'>) => `${bold ? 700 : 400} ${size}px ${style.fontFamily}`;

  const { lines, bottom } = layOut(
    textsOf(card),
    (line, of) => {
      context.font = font(of);
      return context.measureText(line).width <= width - 2 * padding;
    },
    bar + padding,
  );
  const height = Math.ceil(bottom + padding);

  // Sizing a canvas resets its context.
  [canvas.width, canvas.height] = [width * scale, height * scale];
  context.scale(scale, scale);
  context.fillStyle = color('--surface');
  context.fillRect(0, 0, width, height);
  context.fillStyle = color('--accent');
  context.fillRect(0, 0, width, bar);
  for (const line of lines) {
    context.font = font(line);
    context.fillStyle = color(line.color);
    context.fillText(line.text, padding, line.y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

const textsOf = ({ head, state, model, facts, note }: CardPicture): PictureText[] => [
  { text: head, size: 14, color: '--text-quiet', gap: 0 },
  { text: model, size: 26, color: '--text', bold: true, gap: 4 },
  { text: state, size: 14, color: '--accent', bold: true, gap: 2 },
  ...facts
    .filter(([, value]) => value)
    .flatMap(([label, value]): PictureText[] => [
      { text: label, size: 13, color: '--text-quiet', gap: 14 },
      { text: value, size: 16, color: '--text', gap: 0 },
    ]),
  ...(note ? [{ text: note, size: 14, color: '--text-quiet', gap: 16 } as const] : []),
];
