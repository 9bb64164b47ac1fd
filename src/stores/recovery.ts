import { fingerprint } from '../lib/fingerprint.ts';
import { arrivedToken } from '../shell/arriving-token.ts';
import { readSession, removeSession, writeSession } from './session-storage.ts';
import { tellHook } from './tell-hook.ts';

/**
 * For a page that lives longer than the deployment it came from: its chunks are gone, and only a reload brings the new
 * ones. What was typed survives that reload, and a page reloads itself once at most.
 */
const reloadedKey = (what: string) => `companion.reloaded.${what}${location.pathname}`;
const typedKey = () => `companion.typed${location.pathname}`;

/** Which link's token waits to be taken over; 0 for none. What is typed meanwhile belongs to it. */
const arrival = (): number => {
  const arrived = arrivedToken();
  return arrived ? fingerprint(arrived.token) : 0;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter((control) => control.type !== 'file');

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox';

interface Typed {
  arrival: number;
  typed: [name: string, value: string | false][];
}

/** Keeps what stands in the fields of `root` for the next load of this page. @returns false where there is no storage */
export function keepTyped(root: ParentNode): boolean {
  const typed = controls(root).map((control) => [
    control.name,
    isChoice(control) ? control.checked && control.value : control.value,
  ]);
  return writeSession(typedKey(), JSON.stringify({ arrival: arrival(), typed }));
}

/**
 * Puts it back, once. The fields are not yet React's, which takes over what stands in them. Not where a link may be about to sign in
 * another user, who must not be shown it.
 */
export function restoreTyped(root: ParentNode): void {
  const kept = readSession(typedKey());
  if (!kept) return;
  const { arrival: belongsTo, typed }: Typed = JSON.parse(kept);
  if (arrival() && belongsTo !== arrival()) return;
  removeSession(typedKey());
  for (const control of controls(root)) {
    const values = typed.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (values[0]) control.value = values[0];
  }
}

/** Deletes what {@link keepTyped} has kept in this tab, but for what was typed since the link came whose user is taking over. */
export function forgetTyped(): void {
  try {
    for (const [key, kept] of Object.entries<string>({ ...sessionStorage }))
      if (key.startsWith('companion.typed') && JSON.parse(kept).arrival !== arrival()) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * Lets the browser ask before the page is left while something stands in the fields of `root`: for a form that is not awake yet,
 * whose own guard takes over when it is.
 *
 * @returns to be called when the page is awake, for what has no guard of its own
 */
export function askUntilAwake(root: ParentNode): () => void {
  const asleep = (event: BeforeUnloadEvent) => {
    if (controls(root).some((control) => !isChoice(control) && control.value.trim())) event.preventDefault();
  };
  window.onbeforeunload = asleep;
  return () => {
    if (window.onbeforeunload === asleep) window.onbeforeunload = null;
  };
}

/** Milliseconds that a database is given to write. */
const writing = 300;

/**
 * Reloads the page without a question, since what was typed is kept: in forms that are drawn only later as drafts, which their
 * keepers write when they are told that the page ends, and which an end at once would cut short.
 */
export function reload(): void {
  window.onbeforeunload = null;
  dispatchEvent(new Event('pagehide'));
  setTimeout(() => location.reload(), writing);
}

/**
 * Reloads the page for its new chunks, unless that was tried just before, the network is off, or what was typed could not
 * be kept.
 *
 * @param what is missing: each kind has a reload of its own, and {@link loaded} gives it back
 * @returns whether the page is about to reload
 */
export function reloadOnce(root: ParentNode, what: string): boolean {
  if (!navigator.onLine || readSession(reloadedKey(what)) || !keepTyped(root)) return false;
  if (!writeSession(reloadedKey(what), '1')) return false;
  reload();
  return true;
}

/** To be called when it has loaded: the next deployment may need a reload again. */
export const loaded = (what: string): void => removeSession(reloadedKey(what));

/**
 * Loads a part of the page that comes later. When it is gone, since a new deployment has taken its place, the page is
 * reloaded, once; what was typed is kept. Otherwise the failure is the caller's.
 */
export async function importOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const part = await load();
    loaded(name);
    return part;
  } catch (error) {
    if (__DEPLOYMENT__.errorHook) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      tellHook({ kind: 'chunk', name, message, stack });
    }
    if (reloadOnce(document, name)) await new Promise(() => undefined);
    throw error;
  }
}
