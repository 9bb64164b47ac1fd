/** Takes parameters out of the page's address once they were read, so that a reload or a shared link does not ask for them again. */
export function takeOutOfAddress(...names: readonly string[]): void {
  const address = new URL(location.href);
  for (const name of names) address.searchParams.delete(name);
  address.hash = address.hash.replace(RegExp(`\\b(${names.join('|')})=[^&]*&?`, 'g'), '');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
