import { atom } from 'nanostores';

/** The modal dialogs that are open, the topmost last. What is outside of that one can neither be reached nor is it announced. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);
