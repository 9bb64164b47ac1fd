// Stands before everything else in the head of every page, but only where the configuration names an `errorHook`. It is bundled by
// itself, as the script of the document's start is.
import { type Failure, type FailureKind, failureEvent, knownMessage, knownName, placesIn } from '../lib/failure.ts';

/** What is known of a failure, to the owner of the site: nothing of who met it or what they typed. */
export interface FailureReport {
  version: string;
  /** The pattern, as the route table spells it */
  route: string;
  locale: string;
  kind: FailureKind;
  /** `TypeError` and its like; `unknown` where it is none of the platform's */
  name: string;
  /** As far as it is one that the platform has; `unknown` otherwise */
  message: string;
  stack: string[];
  when: string;
}

/** What fails again and again says nothing new. */
const most = 5;
const told = new Set<string>();

function tell({ kind, name, message, stack = '' }: Failure): void {
  const root = document.documentElement;
  const what = {
    kind: /dynamically imported|module script/.test(message) ? 'chunk' : kind,
    name: knownName(name),
    // The reason of a failed call is a word of the contract.
    message: kind === 'api' ? message : knownMessage(message),
    stack: placesIn(stack, message, location.origin),
  } as const;
  const key = JSON.stringify(what);
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  const { address, version } = __DEPLOYMENT__.errorHook as NonNullable<typeof __DEPLOYMENT__.errorHook>;
  const page = { version, route: root.dataset.route ?? '', locale: root.lang };
  // A plain text: nobody's leave must be asked first for sending one.
  navigator.sendBeacon(address, JSON.stringify({ ...page, ...what, when: new Date().toISOString() } satisfies FailureReport));
}

/** A browser shows the page without a transition that it was too busy for, or that another has overtaken: nothing has failed. */
const isSkippedTransition = (name: unknown, message: string) =>
  /^(Abort|InvalidState|Timeout)Error$/.test(String(name)) && /transition/i.test(message);

/** Whatever was thrown: often an error, and no more is told of anything else. A failed call that is the reader's to know tells itself. */
function thrown(kind: FailureKind, reason: Partial<Error> | undefined): void {
  const { name, stack } = reason ?? {};
  const message = String(reason?.message ?? '');
  if (name !== 'ApiError' && !isSkippedTransition(name, message)) tell({ kind, name, message, stack });
}

addEventListener('error', ({ error, message }) => thrown('error', error ?? { message }));
addEventListener('unhandledrejection', ({ reason }) => thrown('rejection', reason));
addEventListener('astro:hydration-error', (event) => thrown('hydration', (event as CustomEvent).detail.error));
addEventListener(failureEvent, (event) => tell((event as CustomEvent<Failure>).detail));
