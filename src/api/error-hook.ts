// Stands before everything else in the head of every page, but only where the configuration names an `errorHook`. It is bundled by
// itself, as the script of the document's start is.
import { type Failure, type FailureKind, failureEvent, knownMessage, knownName, stackFrames } from '../lib/failure.ts';

/** The report of a failure to the owner of the site: nothing that identifies the reader, and no input. */
export interface FailureReport {
  version: string;
  /** The pattern, as the route table spells it */
  route: string;
  locale: string;
  kind: FailureKind;
  /** `TypeError` and its like; `unknown` where it is none of the platform's */
  name: string;
  /** A fixed fragment of the platform's messages; `unknown` otherwise */
  message: string;
  stack: string[];
  when: string;
}

/** Reports per page: repeated failures add nothing. */
const maxReports = 5;
const reported = new Set<string>();

function report({ kind, name, message, stack = '' }: Failure): void {
  const root = document.documentElement;
  const what = {
    kind: /dynamically imported|module script/.test(message) ? 'chunk' : kind,
    name: knownName(name),
    // The reason of a failed call is a word of the contract.
    message: kind === 'api' ? message : knownMessage(message),
    stack: stackFrames(stack, message, location.origin),
  } as const;
  const key = JSON.stringify(what);
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  const { address, version } = __DEPLOYMENT__.errorHook as NonNullable<typeof __DEPLOYMENT__.errorHook>;
  const page = { version, route: root.dataset.route ?? '', locale: root.lang };
  // Plain text, which needs no CORS preflight.
  navigator.sendBeacon(address, JSON.stringify({ ...page, ...what, when: new Date().toISOString() } satisfies FailureReport));
}

/** A view transition that the browser skipped, because it was busy or another began: not a failure. */
const isSkippedTransition = (name: unknown, message: string) =>
  /^(Abort|InvalidState|Timeout)Error$/.test(String(name)) && /transition/i.test(message);

/** Reports any thrown value; only errors have details. Failed calls (`ApiError`) are reported where their toast is shown. */
function thrown(kind: FailureKind, reason: Partial<Error> | undefined): void {
  const { name, stack } = reason ?? {};
  const message = String(reason?.message ?? '');
  if (name !== 'ApiError' && !isSkippedTransition(name, message)) report({ kind, name, message, stack });
}

addEventListener('error', ({ error, message }) => thrown('error', error ?? { message }));
addEventListener('unhandledrejection', ({ reason }) => thrown('rejection', reason));
addEventListener('astro:hydration-error', (event) => thrown('hydration', (event as CustomEvent).detail.error));
addEventListener(failureEvent, (event) => report((event as CustomEvent<Failure>).detail));
