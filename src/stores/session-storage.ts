import { orUndefined } from '../lib/or-undefined.ts';

/** Where `scroll-restoration.ts` stores the list that was left last. */
export const scrollRestorationKey = 'companion.list';

/** A value of this tab; undefined where there is none, or storage throws. */
export const readSession = (name: string): string | undefined => orUndefined(() => sessionStorage.getItem(name) ?? undefined);

/** @returns whether it was stored */
export function writeSession(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeSession(...names: string[]): void {
  try {
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Storage that throws holds nothing.
  }
}
