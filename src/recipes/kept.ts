import { readSession, writeSession } from '../stores/session-storage.ts';

/** What a cook has set on a recipe's page. It lives as long as the tab, so that a page that was closed by the phone comes back as it was. */
const key = (what: string, id: string) => `companion.recipe.${what}.${id}`;

/** For how many the recipe is cooked, where that was chosen. */
export function keptServings(id: string): number | undefined {
  const servings = Number(readSession(key('servings', id)));
  return Number.isInteger(servings) && servings > 0 ? servings : undefined;
}

export const keepServings = (id: string, servings: number): void => void writeSession(key('servings', id), String(servings));

/** The places of the ticked ingredients of a version of the recipe. */
export function keptTicks(id: string, version: number): number[] {
  const [kept, ...places] = (readSession(key('ticks', id)) ?? '').split(' ').map(Number);
  return kept === version ? places : [];
}

export const keepTicks = (id: string, version: number, places: readonly number[]): void =>
  void writeSession(key('ticks', id), [version, ...places].join(' '));
