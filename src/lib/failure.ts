/** What went wrong in a page: an error, a chunk that is missing, a screen that did not hydrate, a failed call that the reader was shown. */
export type FailureKind = 'error' | 'rejection' | 'hydration' | 'chunk' | 'api';

/** The event by which screens report a failure that the browser does not: its `detail` is a {@link Failure}. */
export const failureEvent = 'companion:failure';

export interface Failure {
  kind: FailureKind;
  /** The error's own, where there is one */
  name?: string | undefined;
  message: string;
  /** As the browser gives it */
  stack?: string | undefined;
}

/**
 * Fixed fragments of the messages of browsers, React and the pages. Only these are reported, since the rest of a message may be user
 * input, a name, an id or a token.
 */
const knownMessages =
  /Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)|Cannot (?:destructure property|convert undefined or null to object)|(?:undefined|null) is not an object|is (?:not (?:a function|defined|iterable|a constructor|valid JSON)|undefined|null)|can't access property|before initialization|Invalid time value|Maximum call stack size exceeded|too much recursion|JSON\.parse|JSON Parse error|Unexpected (?:token|end of JSON input)|dynamically imported module|Importing a module script failed|Failed to fetch|Load failed|NetworkError when attempting|Script error|Minified React error #\d{1,3}\b|ResizeObserver loop|is not a child of this node/;

export const knownMessage = (message: string): string => knownMessages.exec(message)?.[0] ?? 'unknown';

/** Kinds of errors, which anybody may give any name. */
const knownNames =
  /^(?:|Aggregate|Range|Reference|Syntax|Type|URI|Internal|Abort|DataClone|InvalidState|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Security|Timeout)Error$/;

export const knownName = (name: unknown): string => (knownNames.test(String(name)) ? String(name) : 'unknown');

/** The stack frames of an error in the site's own files, innermost first: `/_astro/form.1a2b.js:1:234`, or `:1:234` in the page itself. */
export const stackFrames = (stack: string, message: string, origin: string): string[] =>
  stack
    // It is a part of the stack in some browsers.
    .replace(message, '')
    .split('\n')
    .filter((line) => line.includes(origin))
    .map((line) => /(\/_astro\/[\w.-]+)?:\d+:\d+(?=\)?$)/.exec(line)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 8);
