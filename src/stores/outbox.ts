import { atom } from 'nanostores';
import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { withJitter } from '../lib/jitter.ts';
import { withTimeout } from '../lib/timeout.ts';
import { type Draft, draftEntry, draftKey, isOlderThan, keptDays, newKey, outboxPrefix } from './drafts.ts';
import { failureText } from './failure-text.ts';
import { isVisible, onOnline, onVisible } from './page-events.ts';
import { api } from './session.ts';
import { storage } from './storage.ts';
import { showToast } from './toasts.ts';
import { upload } from './upload.ts';

/** The call that a finished form is, which any page can make. */
export interface Outgoing {
  /** A POST of the app endpoint that demands a key */
  path: `/api/v1/${string}`;
  /** Its `images`, where it has such a field, are filled in when the pictures are there; so is a picture's id where its key stands */
  body: Readonly<Record<string, unknown>>;
  /** The line that stands for it while it waits */
  label: string;
}

/**
 * A finished form on its way. It stays here until the server has said that it has it, and is sent under the same
 * idempotency key each time, so it is neither lost nor doubled whatever dies in between.
 *
 * `refused`: the server will not take it as it is; `fields` says what it minds, by field.
 */
export interface OutboxItem extends Draft, Outgoing {
  queuedAt: number;
  /** When it was first seen to have waited for too long */
  expiredAt?: number;
  state: { is: 'waiting' } | { is: 'sending' } | { is: 'refused'; message: string; fields: Record<string, string> };
}

/**
 * Whether it has waited for too long: it is not sent by itself any more, since its writer no longer expects that. It is shown
 * to them with its text, to be sent or discarded, until `src/stores/retention.ts` deletes it. What this page has queued itself
 * never has: the phone's clock may jump.
 */
export const hasExpired = ({ key, queuedAt, state }: OutboxItem): boolean =>
  state.is !== 'refused' && !queuedHere.has(key) && isOlderThan(keptDays, queuedAt);

const queuedHere = new Set<string>();

/** What the server said to the latest one that it took. */
export const $answered = atom<{ form: string; answer: unknown } | undefined>();

/** What is waiting, oldest first. */
export const $outbox = atom<readonly OutboxItem[]>([]);

const itemKey = (item: Pick<Draft, 'uid' | 'key'>): string => outboxPrefix(item.uid) + item.key;
const byAge = (a: OutboxItem, b: OutboxItem) => a.queuedAt - b.queuedAt;

/** Milliseconds before another try while the page is open; the last one goes on. */
const retryDelays = [3_000, 10_000, 30_000, 60_000];

/** The longest `Retry-After` that is believed, in milliseconds. */
const longestWait = 3_600_000;

let owner = '';
let failures = 0;
/** Nothing is sent before: a server that is overloaded has said so. */
let notBefore = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let flushing: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Starts sending what `uid` left behind, and goes on whenever there is hope: at the start, when the page is online again or
 * looked at again, and after a pause. Web views have no background sync, so this is all there is.
 */
export async function startOutbox(uid: string): Promise<void> {
  if (owner !== uid) {
    owner = uid;
    const awake = () => {
      failures = 0;
      if (isVisible()) void flush();
    };
    onOnline(awake);
    onVisible(awake);
  }
  await reload();
  if ($outbox.get().length) void flush();
}

/** Milliseconds that somebody waits in front of the form; what is not sent by then goes on by itself. */
const patience = 60_000;

/** Makes a draft an outbox item in one step, and tries to send it. Resolves when that try is over, or takes too long. */
export async function enqueue(draft: Draft, outgoing: Outgoing): Promise<OutboxItem['state'] | { is: 'sent' }> {
  const item: OutboxItem = { ...draft, ...outgoing, queuedAt: Date.now(), state: { is: 'waiting' } };
  queuedHere.add(item.key);
  await storage.set({ [itemKey(item)]: item, [draftKey(draft)]: undefined });
  $outbox.set([...$outbox.get().filter(({ key }) => key !== item.key), item]);
  await withTimeout(flush(), patience).catch(() => undefined);
  return $outbox.get().find(({ key }) => key === item.key)?.state ?? { is: 'sent' };
}

/** Takes an item out without sending it: to discard it, or to edit it as a draft again. */
export async function withdraw(item: Pick<Draft, 'uid' | 'key'>, draft?: Draft): Promise<void> {
  await storage.set({ [itemKey(item)]: undefined, ...(draft && draftEntry(draft)) });
  await reload();
}

/** Lets one that has expired wait anew, and tries to send it. */
export async function resend(item: OutboxItem): Promise<void> {
  queuedHere.add(item.key);
  await storage.change<OutboxItem>(itemKey(item), (old) => {
    const { expiredAt: _, ...queued } = old ?? item;
    return old && { ...queued, queuedAt: Date.now() };
  });
  await flush();
}

/**
 * Sends everything that waits, one after the other. Of several pages only one sends at a time, where the browser can tell them
 * apart. Called while it is at work, it begins anew when that is done, since what came meanwhile may have been missed.
 */
export function flush(): Promise<void> {
  if (flushing) {
    next ??= flushing.then(() => {
      next = undefined;
      return flush();
    });
    return next;
  }
  flushing = exclusively(sendAll).finally(() => {
    flushing = undefined;
  });
  return flushing;
}

/** Never rejects: where the browser refuses its locks, the idempotency keys alone must do. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request('companion-outbox', begin) : begin()).catch(() => (begun ? undefined : begin()));
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  await reload();
  let left = false;
  for (const item of $outbox.get()) {
    if (item.state.is === 'refused' || hasExpired(item)) continue;
    const outcome = Date.now() < notBefore ? 'stop' : await sendOne(item);
    left ||= outcome !== 'done';
    if (outcome === 'stop') break;
  }
  if (left) {
    const delay = retryDelays[Math.min(failures++, retryDelays.length - 1)] ?? 0;
    timer = setTimeout(() => void flush(), withJitter(Math.max(delay, notBefore - Date.now())));
  }
  await reload();
}

/** @returns `stop` when it is no use to go on with others for now */
async function sendOne(item: OutboxItem): Promise<'done' | 'later' | 'stop'> {
  show({ ...item, state: { is: 'sending' } });
  try {
    await send(item);
    await storage.set({ [itemKey(item)]: undefined });
    $outbox.set($outbox.get().filter(({ key }) => key !== item.key));
    failures = 0;
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) {
      show(item);
      return 'later';
    }
    return failed(item, error);
  }
}

/** Keeps an item that was not taken: it waits, or is refused for good. */
async function failed(item: OutboxItem, error: ApiError): Promise<'done' | 'later' | 'stop'> {
  const { kind, message, transient, retryAfter } = error;
  // That it failed is told the first time (docs/spec.md §8); after that it waits in silence. On a device that is offline the form
  // itself says that its entries are kept: one message, not two.
  const isOffline = kind === 'network' && globalThis.navigator?.onLine === false;
  if (!told.has(item.key) && !isOffline && kind !== 'identity') showToast(failureText(error));
  told.add(item.key);
  const fields = refusedFields(error);
  // Whatever the code is: fields that were refused today are refused tomorrow.
  if (!transient || fields) {
    const refused: OutboxItem = { ...item, state: { is: 'refused', message, fields: fields ?? {} } };
    show(refused);
    await storage.change<OutboxItem>(itemKey(item), (old) => old && { ...old, state: refused.state });
    return 'done';
  }
  show(item);
  if (retryAfter !== undefined) notBefore = Date.now() + Math.min(retryAfter, longestWait);
  return retryAfter !== undefined || kind === 'network' || kind === 'identity' ? 'stop' : 'later';
}

/** Keys of those whose failure was told. */
const told = new Set<string>();

/** The pictures that the server has not got, then the form itself, each under its own key, and only as the user whose it is. */
async function send(item: OutboxItem): Promise<void> {
  const { path, body, key, uid } = item;
  let { images } = item;
  for (const image of images) {
    if (image.uploaded) continue;
    const uploaded = await upload(image, uid);
    images = images.map((other) => (other.key === image.key ? { ...other, uploaded } : other));
    await storage.change<OutboxItem>(itemKey(item), (old) => old && { ...old, images });
  }
  const ids = images.flatMap(({ uploaded }) => uploaded?.id ?? []);
  const named = withNames(body, new Map(images.map((image) => [image.key, image.uploaded?.id])));
  try {
    const answer = await api(create(path), { ...named, ...('images' in body && { images: ids }) }, { key, uid, quiet: true });
    $answered.set({ form: item.form, answer });
  } catch (error) {
    if (!forgotten(error) || images.every((image) => !item.images.includes(image))) throw error;
    // Sent ahead long ago, and given up by the server since: once more from the beginning.
    const anew = new Map(item.images.map((image) => [image.key, newKey()]));
    const again = item.images.map(({ uploaded: _, ...image }) => ({ ...image, key: anew.get(image.key) ?? newKey() }));
    await send({ ...item, body: withNames(body, anew), images: again });
  }
}

const create = (path: Outgoing['path']): Endpoint => ({
  method: 'POST',
  path,
  service: 'app',
  input: v.unknown(),
  output: v.unknown(),
  keyed: true,
});

/** A call's body with other names in the places of some texts: of pictures, which nobody types. */
export const withNames = <Body extends object>(body: Body, names: ReadonlyMap<string, string | undefined>): Body =>
  JSON.parse(JSON.stringify(body), (_, value) => names.get(value) ?? value);

const refusedFields = ({ data }: ApiError) => (data as { fields?: Record<string, string> } | null | undefined)?.fields;

const forgotten = (error: unknown): boolean => error instanceof ApiError && refusedFields(error)?.images === 'unknown';

function show(item: OutboxItem): void {
  $outbox.set($outbox.get().map((other) => (other.key === item.key ? item : other)));
}

/** What the database tells, where it tells anything. */
async function reload(): Promise<void> {
  const items = await storage.list<OutboxItem>(outboxPrefix(owner));
  if (items) $outbox.set(items.sort(byAge));
}
