import { atom } from 'nanostores';

/** Something just done that can be taken back: shown as a bar with one button until it is used, dismissed or replaced. */
export interface Undo {
  text: string;
  undo(): void;
}

export const $undo = atom<Undo | undefined>();

/** Milliseconds the offer stands; longer than a toast, since it must be read and reached. */
export const undoDuration = 8000;

export function offerUndo(offer: Undo): void {
  $undo.set(offer);
  setTimeout(() => $undo.get() === offer && $undo.set(undefined), undoDuration);
}
