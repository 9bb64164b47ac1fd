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
  /** The step after them helped */
  worked?: boolean;
}

/** Seconds after which the last step is too long ago to go on from it. */
const maxAge = 30 * 86_400;

/** A name with the user's id in it: it goes when that user signs out. Guides do not know who reads them, only who used the last screen. */
const nameOf = (answer: string, device: string, owner: string) => `companion.tried/${owner}/${answer}/${device}`;

/*
 * By hand rather than by `local-storage.ts`: an answer's script has two kilobytes.
 */

/** @param device its id, or empty @returns the user's, or what was tried before it was known who it is */
export function readProgress(answer: string, device: string): Progress | undefined {
  try {
    for (const owner of [localStorage['companion.lastUser'], 'guest']) {
      const stored = JSON.parse(localStorage.getItem(nameOf(answer, device, owner)) ?? 'null');
      if (stored?.tried.every(({ at }: TriedStep) => at > Date.now() / 1000 - maxAge)) return stored;
    }
  } catch {
    // What cannot be read is no progress.
  }
  return undefined;
}

/** Where storage refuses, the position lasts as long as the page. */
export function writeProgress(answer: string, device: string, progress: Progress): void {
  try {
    localStorage.setItem(nameOf(answer, device, localStorage['companion.lastUser'] ?? 'guest'), JSON.stringify(progress));
  } catch {
    // The page has it.
  }
}
