import { readSession, writeSession } from '../stores/session-storage.ts';

/** What a cook has chosen on a recipe's page, in session storage: a page that the phone has closed comes back as it was. */
const key = (what: string, id: string) => `companion.recipe.${what}.${id}`;

/** The chosen number of servings, if any. */
export function readServings(id: string): number | undefined {
  const servings = Number(readSession(key('servings', id)));
  return Number.isInteger(servings) && servings > 0 ? servings : undefined;
}

export const saveServings = (id: string, servings: number): void => void writeSession(key('servings', id), String(servings));

/** The positions of the ticked ingredients of a version of the recipe. */
export function readTicks(id: string, version: number): number[] {
  const [stored, ...positions] = (readSession(key('ticks', id)) ?? '').split(' ').map(Number);
  return stored === version ? positions : [];
}

export const saveTicks = (id: string, version: number, positions: readonly number[]): void =>
  void writeSession(key('ticks', id), [version, ...positions].join(' '));
