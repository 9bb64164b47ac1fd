import { fingerprint } from '../lib/fingerprint.ts';
import { arrivedToken } from '../shell/arriving-token.ts';
import { reportToErrorHook } from './report-to-error-hook.ts';
import { readSession, removeSession, writeSession } from './session-storage.ts';

/**
 * Recovery of a page that is older than the current deployment: its chunks no longer exist, and only a reload brings the new ones.
 * Input survives that reload, and a page reloads itself once at most.
 */
const reloadedKey = (what: string) => `companion.reloaded.${what}${location.pathname}`;
const typedKey = () => `companion.typed${location.pathname}`;

/** The token of a link that has not been used yet, as a fingerprint; 0 for none. Input typed meanwhile belongs to it. */
const arrival = (): number => {
  const arrived = arrivedToken();
  return arrived ? fingerprint(arrived.token) : 0;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter((control) => control.type !== 'file');

const isChoice = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

interface SavedInput {
  arrival: number;
  typed: [name: string, value: string | false][];
}

/** Saves the input in the fields of `root` for the next load of this page. @returns false where there is no storage */
export function saveInput(root: ParentNode): boolean {
  const typed = controls(root).map((control) => [
    control.name,
    isChoice(control) ? control.checked && control.value : control.value,
  ]);
  return writeSession(typedKey(), JSON.stringify({ arrival: arrival(), typed }));
}

/**
 * Restores it, once. React has not hydrated the fields yet and takes over their values. Not where a link may be about to sign in
 * another user, who must not see it.
 */
export function restoreInput(root: ParentNode): void {
  const saved = readSession(typedKey());
  if (!saved) return;
  const { arrival: belongsTo, typed }: SavedInput = JSON.parse(saved);
  if (arrival() && belongsTo !== arrival()) return;
  removeSession(typedKey());
  for (const control of controls(root)) {
    const values = typed.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (values[0]) control.value = values[0];
  }
}

/** Deletes what {@link saveInput} has saved in this tab, except input typed since the link of the new user arrived. */
export function clearSavedInput(): void {
  try {
    for (const [key, saved] of Object.entries<string>({ ...sessionStorage }))
      if (key.startsWith('companion.typed') && JSON.parse(saved).arrival !== arrival()) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was saved.
  }
}

/**
 * Warns before unload while a form that is not hydrated yet has input. Its own leave guard takes over on hydration.
 *
 * @returns to be called on hydration, for screens that have no guard of their own
 */
export function guardUntilHydrated(root: ParentNode): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    // A search is in the address, and a choice is soon made again.
    if (controls(root).some((control) => !/search|radio|checkbox/.test(control.type) && control.value.trim()))
      event.preventDefault();
  };
  window.onbeforeunload = guard;
  return () => {
    if (window.onbeforeunload === guard) window.onbeforeunload = null;
  };
}

/** Milliseconds that drafts get to be written. */
const writing = 300;

/**
 * Reloads the page without a warning, since no input is lost: forms save their drafts on `pagehide`, and get a moment to write them.
 *
 * @param root whose input is saved once more as the page is left, until when somebody may go on typing
 */
export function reload(root?: ParentNode): void {
  window.onbeforeunload = null;
  dispatchEvent(new Event('pagehide'));
  setTimeout(() => {
    // A slow server leaves time to type until its response replaces the page.
    if (root) window.onpagehide = () => saveInput(root);
    location.reload();
  }, writing);
}

/**
 * Reloads the page for its new chunks, unless that was tried just before, the browser is offline, or input could not be saved.
 *
 * @param what is missing: each kind has a reload of its own, and {@link loaded} gives it back
 * @returns whether the page is about to reload
 */
export function reloadOnce(root: ParentNode, what: string): boolean {
  if (!navigator.onLine || readSession(reloadedKey(what)) || !saveInput(root)) return false;
  if (!writeSession(reloadedKey(what), '1')) return false;
  reload(root);
  return true;
}

/** To be called when it has loaded: the next deployment may need a reload again. */
export const loaded = (what: string): void => removeSession(reloadedKey(what));

/**
 * Loads a chunk on demand. When it no longer exists, since a new deployment has replaced it, the page is
 * reloaded, once; input is restored. Otherwise the failure is the caller's.
 */
export async function importOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  // The build renders the screens too, and has no page to reload.
  if (typeof document === 'undefined') return load();
  try {
    const part = await load();
    loaded(name);
    return part;
  } catch (error) {
    if (__DEPLOYMENT__.errorHook) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      reportToErrorHook({ kind: 'chunk', name, message, stack });
    }
    if (reloadOnce(document, name)) await new Promise(() => undefined);
    throw error;
  }
}
