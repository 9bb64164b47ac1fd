import { atom } from 'nanostores';

/** Something just done that can be taken back: shown as a bar with one button until it is used, dismissed or replaced. */
export interface Undo {
  text: string;
  undo(): void;
}

export const $undo = atom<Undo | undefined>();

/** Milliseconds the offer stands; longer than a toast, since it must be read and reached. */
const undoDuration = 8000;

/** @returns withdraws this offer, if it still stands */
export function offerUndo(offer: Undo): () => void {
  const withdraw = () => {
    if ($undo.get() === offer) $undo.set(undefined);
  };
  $undo.set(offer);
  setTimeout(withdraw, undoDuration);
  return withdraw;
}
