import { whenUsed } from '../../app/form/load-later.ts';

type Later = typeof import('./later.ts');

let part: Later | undefined;

/** What comes after the first step. @throws when it cannot be loaded, after saying so; nothing that was entered is touched */
export const later = async (): Promise<Later> => {
  part ??= await whenUsed('registration', () => import('./later.ts'));
  return part;
};

/** The same where it has come already, as it has when a step is done: it can be drawn at once, so that nothing jumps. */
export const loadedPart = (): Later | undefined => part;
