/** Nodes and all that they lead to, each before what only it leads to. */
export function closure(first: readonly string[], next: (node: string) => readonly string[]): string[] {
  const found = new Set(first);
  // A set that grows while it is walked through is walked to its end.
  for (const node of found) for (const other of next(node)) found.add(other);
  return [...found];
}
