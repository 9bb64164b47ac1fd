/** Sets parameters in an address; an empty one is left out. None stays in the hash query, where it would win. */
export function setParameters(address: URL, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
    address.hash = address.hash.replace(RegExp(`\\b${name}=[^&]*&?`, 'g'), '');
  }
}

/** Takes parameters out of the page's address once they were read, so that a reload or a shared link does not ask for them again. */
export function takeOutOfAddress(...names: readonly string[]): void {
  const address = new URL(location.href);
  setParameters(address, Object.fromEntries(names.map((name) => [name, ''])));
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
