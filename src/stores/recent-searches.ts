import { $session } from './session.ts';
import { storage } from './storage.ts';

/** What is searched in. */
export type SearchField = 'answers' | 'recipes';

/** Each user has their own, and so has whoever is not signed in; nobody's while it is not known who it is. */
function keyOf(field: SearchField): string | undefined {
  const session = $session.get();
  if (session.status === 'ready') return `searches/${session.user.uid}/${field}`;
  return session.status === 'anonymous' ? `searches/guest/${field}` : undefined;
}

/** How many are kept of a field. */
const most = 6;

/** What the user searched for on this device, the latest first. */
export async function recentSearches(field: SearchField): Promise<readonly string[]> {
  const key = keyOf(field);
  return (key && (await storage.get<string[]>(key))) || [];
}

/** Keeps a search that led somewhere; the beginning of a longer one is replaced by it. */
export async function rememberSearch(field: SearchField, query: string): Promise<void> {
  const key = keyOf(field);
  if (key)
    await storage.change<string[]>(key, (old = []) => [query, ...old.filter((other) => !query.startsWith(other))].slice(0, most));
}

export async function forgetSearches(field: SearchField): Promise<void> {
  const key = keyOf(field);
  if (key) await storage.set({ [key]: undefined });
}
