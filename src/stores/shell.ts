import { atom } from 'nanostores';
import type { Shell, ShellReply } from '../shell/shell.ts';
import { importOrReload } from './recovery.ts';

const nameOf = (brand: string): string => __DEPLOYMENT__.brands[brand] ?? '';

/** The brand's name as readers see it: the app's, or else that of the brand that the page is shown in (docs/spec.md §1). */
export const $brandName = atom(nameOf(globalThis.document?.documentElement.dataset.brand ?? __DEPLOYMENT__.defaultBrand));

/** The native app, once it is known; undefined in a plain browser. */
export const $shell = atom<Shell | undefined>();

let branded: Promise<void> | undefined;

/** Connects to the native app that shows the page, once. */
export async function connectApp(): Promise<Shell> {
  const known = $shell.get();
  if (known) return known;
  // Only pages inside an app carry what talks to it.
  const { connectShell } = await importOrReload('connect', () => import('../shell/connect.ts'));
  const shell = await connectShell();
  $shell.set(shell);
  branded = shell.call('getBrand').then(setBrand, () => undefined);
  return shell;
}

/** Resolves when the app has told its brand, or has not within its time. */
export const brandKnown = async (): Promise<void> => branded;

function setBrand({ brand, name }: ShellReply<'getBrand'>): void {
  $brandName.set(name || nameOf(brand) || $brandName.get());
}
