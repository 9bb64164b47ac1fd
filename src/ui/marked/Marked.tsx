import { pieces, type Range } from '../../lib/search/pieces.ts';
import './marked.css';

/** Text with its matches highlighted. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return pieces(text, ranges).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing else to tell them apart
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
