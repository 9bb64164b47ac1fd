/** A step of an answer that was tried and did not help. */
export interface TriedStep {
  /** The step's anchor in the answer */
  step: string;
  /** What to do in it, in the language in which it was read */
  text: string;
  /** Seconds since 1970 */
  at: number;
}

/** How far somebody came with the steps of an answer, on one device. */
export interface Progress {
  /** Of the answer's text: the steps of another one are other steps */
  version: string;
  tried: readonly TriedStep[];
}

/** Seconds after which the last step is too long ago to go on from it. */
const maxAge = 7 * 86_400;

const guest = 'guest';

/** Guides do not know who reads them, only who used the last screen (src/stores/retention.ts). */
const owner = (): string => localStorage['companion.lastUser'] ?? guest;

/** A name with the user's id in it: it goes when that user signs out. */
const nameOf = (answer: string, device: string, of: string) => `companion.tried/${of}/${answer}/${device}`;

/*
 * By hand rather than by `local-storage.ts`: an answer's script has two kilobytes.
 */

/**
 * @param device its id, or empty
 * @returns the user's, or else what was tried before it was known who it is, which is the user's from then on
 */
export function readProgress(answer: string, device: string): Progress | undefined {
  try {
    const name = nameOf(answer, device, owner());
    const nameOfGuest = nameOf(answer, device, guest);
    const text = localStorage.getItem(name) ?? localStorage.getItem(nameOfGuest) ?? 'null';
    localStorage.removeItem(nameOfGuest);
    const stored = JSON.parse(text);
    const isRecent = ({ at }: TriedStep) => at > Date.now() / 1000 - maxAge;
    if (stored?.tried.every(isRecent)) {
      localStorage.setItem(name, text);
      return stored;
    }
    localStorage.removeItem(name);
  } catch {
    // What cannot be read is no progress.
  }
  return undefined;
}

/** Where storage refuses, the position lasts as long as the page. @param progress undefined removes it */
export function writeProgress(answer: string, device: string, progress: Progress | undefined): void {
  try {
    const name = nameOf(answer, device, owner());
    if (progress) localStorage.setItem(name, JSON.stringify(progress));
    else localStorage.removeItem(name);
  } catch {
    // The page has it.
  }
}
