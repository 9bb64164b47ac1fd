import { useState } from 'react';
import { readSession, writeSession } from '../stores/session-storage.ts';

/** What a cook has chosen on a recipe's page, in session storage: a page that the phone has closed comes back as it was. */
const key = (what: string, id: string) => `companion.recipe.${what}.${id}`;

/** The chosen number of servings, if any. */
export function readServings(id: string): number | undefined {
  const servings = Number(readSession(key('servings', id)));
  return Number.isInteger(servings) && servings > 0 ? servings : undefined;
}

export const saveServings = (id: string, servings: number): void => void writeSession(key('servings', id), String(servings));

/** The positions of the ticked ingredients. Those of another version of the recipe are forgotten: they may be others. */
export function useTicks({ id, updatedAt }: { id: string; updatedAt: number }) {
  const [ticked, setTicked] = useState(() => {
    const [stored, ...positions] = (readSession(key('ticks', id)) ?? '').split(' ').map(Number);
    return stored === updatedAt ? positions : [];
  });
  const toggle = (index: number) => {
    const next = ticked.includes(index) ? ticked.filter((other) => other !== index) : [...ticked, index];
    setTicked(next);
    writeSession(key('ticks', id), [updatedAt, ...next].join(' '));
  };
  return { ticked, toggle };
}
