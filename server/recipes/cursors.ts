import type { TimeCursor } from '../db/recipes.ts';
import { invalidFields } from '../http/refusal.ts';
import { languages } from '../messages.ts';
import type { RecommendedCursor } from './browse.ts';
import type { Hit } from './search/search.ts';

/** What a cursor says is no secret: lists hold only what their caller may see, wherever they begin. */
function read(cursor: string | undefined, pattern: RegExp): [string, string, string] | undefined {
  if (cursor === undefined) return undefined;
  const [, ...parts] = pattern.exec(cursor) ?? [];
  if (parts.length === 0) throw invalidFields({ cursor: 'format' });
  return parts as [string, string, string];
}

export const timeCursor = ({ time, id }: TimeCursor): string => `${time}.${id}`;

/** @throws Refusal 400 when it is none of ours */
export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  const parts = read(cursor, /^(\d{1,15})\.([\w-]{1,64})$/);
  return parts && { time: Number(parts[0]), id: parts[1] };
}

export const recommendedCursor = ({ lang, rank, id }: RecommendedCursor): string => `${lang}.${rank}.${id}`;

/** @throws Refusal 400 when it is none of ours */
export function readRecommendedCursor(cursor: string | undefined): RecommendedCursor | undefined {
  const parts = read(cursor, /^([a-z]{2,3})\.(\d{1,15})\.([\w-]{1,64})$/);
  if (!parts) return undefined;
  const [lang, rank, id] = parts;
  if (!languages.includes(lang)) throw invalidFields({ cursor: 'format' });
  return { lang, rank: Number(rank), id };
}

type HitCursor = Pick<Hit, 'score' | 'place'>;

export const hitCursor = ({ score, place }: HitCursor): string => `${score}.${place}`;

/** @throws Refusal 400 when it is none of ours */
export function readHitCursor(cursor: string | undefined): HitCursor | undefined {
  const parts = read(cursor, /^(\d{1,6})\.(\d{1,16})$/);
  return parts && { score: Number(parts[0]), place: Number(parts[1]) };
}
