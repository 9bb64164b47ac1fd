import { ApiError } from '../../api/errors.ts';
import { storage } from '../../stores/storage.ts';

/** What the server told, and when: seconds since 1970. */
interface Told<T> {
  value: T;
  at: number;
}

/** What is shown: what the server tells now, or what it told at the moment `from`, since it cannot be reached. */
export interface Recalled<T> {
  value: T;
  from?: number;
}

/** Whether it is the connection's fault, or the server's, so that what was told last may still be so. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.transient && error.code !== 401;

/** What was told last under a key of {@link askOrRecall}. */
export const recall = <T>(key: string): Promise<Told<T> | undefined> => storage.get<Told<T>>(key);

/**
 * Asks the server, and keeps what it tells; where it cannot be reached, what it told last.
 *
 * @param key whose and what: it is never shown to another user
 * @param ask told whether a failure need not be told to the reader, who is shown something
 * @throws ApiError when it cannot be reached and never told anything, or refuses
 */
export async function askOrRecall<T>(key: string, ask: (quiet: boolean) => Promise<T>): Promise<Recalled<T>> {
  const last = await recall<T>(key);
  try {
    const value = await ask(last !== undefined);
    void storage.set({ [key]: { value, at: Math.floor(Date.now() / 1000) } satisfies Told<T> });
    return { value };
  } catch (error) {
    if (last && isUnreachable(error)) return { value: last.value, from: last.at };
    if (error instanceof ApiError && error.gone) void storage.set({ [key]: undefined });
    throw error;
  }
}

export const listKey = (uid: string): string => `tickets/${uid}`;
export const ticketKey = (uid: string, id: string): string => `ticket/${uid}/${id}`;

/** What the forms that answer in tickets are called in drafts and outbox, followed by a slash and the ticket's id. */
export const answers = 'ticketMessage';
