import type { TimeCursor } from '../db/cursors.ts';
import { invalidFields } from './http-error.ts';

/** How many items a page has when the call does not say. */
export const defaultPageSize = 20;

/** Cuts rows that were read with `limit + 1` to a page. @returns the page, and the cursor of the next one */
export function cutPage<T>(rows: readonly T[], limit: number, cursorOf: (last: T) => string): { page: T[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOf(last) : null };
}

/**
 * The parts of a cursor. A cursor holds no secret: a list has only what its caller may see, wherever it begins.
 *
 * @param pattern with a group for each part
 * @throws HttpError 400 when the cursor is malformed
 */
export function readCursor(cursor: string | undefined, pattern: RegExp): [string, string, string] | undefined {
  if (cursor === undefined) return undefined;
  const [, ...parts] = pattern.exec(cursor) ?? [];
  if (parts.length === 0) throw invalidFields({ cursor: 'format' });
  return parts as [string, string, string];
}

export const timeCursor = (time: number, id: string): string => `${time}.${id}`;

/** @throws HttpError 400 when the cursor is malformed */
export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  const parts = readCursor(cursor, /^(\d{1,15})[.-]([\w-]{1,64})$/);
  return parts && { time: Number(parts[0]), id: parts[1] };
}
