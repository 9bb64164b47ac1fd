import { setParameters } from '../lib/page-params.ts';

/** Takes parameters out of the page's address once they were read, so that a reload or a shared link does not ask for them again. */
export function takeOutOfAddress(...names: readonly string[]): void {
  const address = new URL(location.href);
  setParameters(address, Object.fromEntries(names.map((name) => [name, ''])));
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
