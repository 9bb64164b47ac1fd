import { invalidFields } from '../http/http-error.ts';
import { readCursor } from '../http/pages.ts';
import { languages } from '../messages.ts';
import type { RecommendedCursor } from './browse.ts';
import type { Hit } from './search/search.ts';

export const recommendedCursor = ({ lang, rank, id }: RecommendedCursor): string => `${lang}.${rank}.${id}`;

/** @throws HttpError 400 when the cursor is malformed */
export function readRecommendedCursor(cursor: string | undefined): RecommendedCursor | undefined {
  const parts = readCursor(cursor, /^([a-z]{2,3})\.(\d{1,15})\.([\w-]{1,64})$/);
  if (!parts) return undefined;
  const [lang, rank, id] = parts;
  if (!languages.includes(lang)) throw invalidFields({ cursor: 'format' });
  return { lang, rank: Number(rank), id };
}

type HitCursor = Pick<Hit, 'score' | 'position'>;

export const hitCursor = ({ score, position }: HitCursor): string => `${score}.${position}`;

/** @throws HttpError 400 when the cursor is malformed */
export function readHitCursor(cursor: string | undefined): HitCursor | undefined {
  const parts = readCursor(cursor, /^(\d{1,6})\.(\d{1,16})$/);
  return parts && { score: Number(parts[0]), position: Number(parts[1]) };
}
