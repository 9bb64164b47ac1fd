import { atom } from 'nanostores';

/** Something just done that can be taken back: shown as a bar with one button until it is used, dismissed or replaced. */
export interface Undo {
  text: string;
  undo(): void;
}

export const $undo = atom<Undo | undefined>();

/** @returns withdraws this offer, if it still stands */
export function offerUndo(offer: Undo): () => void {
  $undo.set(offer);
  return () => {
    if ($undo.get() === offer) $undo.set(undefined);
  };
}
