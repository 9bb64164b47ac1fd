/** What went wrong in a page: code that failed or was not there, a screen that did not wake up, a call whose failure the reader was told of. */
export type FailureKind = 'error' | 'rejection' | 'hydration' | 'chunk' | 'api';

/** The event by which screens tell of a failure that the browser does not: its `detail` is a {@link Failure}. */
export const failureEvent = 'companion:failure';

export interface Failure {
  kind: FailureKind;
  message: string;
  /** As the browser gives it */
  stack?: string | undefined;
}

/** A message may be longer, but says no more. */
const longest = 200;

/**
 * An error's message without what may be a person's: values in quotation marks, addresses but for our own files, e-mail addresses,
 * numbers, whatever could be a token, and everything that stands in the page's fields.
 */
export const scrubbed = (message: string, typed: readonly string[]): string =>
  typed
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replaceAll(value, '…'), message)
    .replace(/["“`].*["”`]/gs, '…')
    .replace(/https?:\S+/g, (address) => /\/_astro\/[\w.-]+/.exec(address)?.[0] ?? '…')
    .replace(/\S+@\S+|[\d+(][\d\s()/-]{4,}|[\w-]{20,}/g, '…')
    .slice(0, longest);

/** Where in our own files an error was, innermost first: `/_astro/form.1a2b.js:1:234`, or `:1:234` in the page itself. */
export const placesIn = (stack: string, origin: string): string[] =>
  stack
    .split('\n')
    .filter((line) => line.includes(origin))
    .map((line) => /(\/_astro\/[\w.-]+)?:\d+:\d+(?=\)?$)/.exec(line)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 8);
