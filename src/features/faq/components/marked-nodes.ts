import { pieces, type Range } from '../../../lib/search/pieces.ts';

/** A text with its matches highlighted, as `Marked` draws it on screens. */
export const markedNodes = (text: string, ranges: readonly Range[]): (Node | string)[] =>
  pieces(text, ranges).map(({ text, marked }) =>
    marked ? Object.assign(document.createElement('mark'), { textContent: text }) : text,
  );
