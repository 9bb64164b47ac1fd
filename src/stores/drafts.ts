import { atom } from 'nanostores';
import type { Image } from '../contract/fields.ts';
import { day } from '../lib/time-units.ts';
import { storage } from './storage.ts';

/** A photo in a form: the bytes to send, and the uploaded image once the server has it. */
export interface DraftImage {
  /** Also the idempotency key of its upload */
  key: string;
  name: string;
  blob: Blob;
  uploaded?: Image;
  /** Its slot, in forms with several slots for one photo each */
  place?: string;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** State of a form that no field of the page holds, such as the rows of a list. Owned by the form, stored as JSON. */
export type DraftMeta = { readonly [key: string]: Json | undefined };

/** An unfinished form of one user, stored until it is sent or discarded. */
export interface Draft<Meta extends DraftMeta = DraftMeta> {
  form: string;
  uid: string;
  /** The idempotency key of the report that it becomes, made with the draft */
  key: string;
  /** What was typed, by field name */
  fields: Record<string, string>;
  images: DraftImage[];
  meta?: Meta;
  /** Milliseconds since 1970; absent until it is saved, and in drafts of older versions of this page */
  savedAt?: number;
}

/** Days that drafts and queued reports stay on a device for their user. */
export const retentionDays = 30;

/** Whether something that was last saved at `since` has stayed for `days`. */
export const isOlderThan = (days: number, since: number): boolean => Date.now() - since > days * day;

/** Whether a key of stored data is that of a draft or a queued report, which outlast their user's session. */
export const survivesSignOut = (key: string): boolean => /^(draft|outbox)\//.test(key);

export const draftKey = ({ form, uid }: Pick<Draft, 'form' | 'uid'>): string => `draft/${form}/${uid}`;

export const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

export const newDraft = (form: string, uid: string): Draft => ({ form, uid, key: newKey(), fields: {}, images: [] });

/** Initial values by field: defaults, or known from the page before. */
export type InitialValues = Readonly<Record<string, string>>;

/**
 * Whether nothing was entered: an untouched form is neither stored nor warned about.
 *
 * @param given the fields' initial values
 * @param meta the initial `meta`
 */
export const isEmpty = (draft: Draft, given: InitialValues = {}, meta?: DraftMeta): boolean =>
  draft.images.length === 0 &&
  Object.entries(draft.fields).every(([name, value]) => !value.trim() || given[name] === value) &&
  (!draft.meta || JSON.stringify(draft.meta) === JSON.stringify(meta));

export const isExpired = ({ savedAt }: Draft): boolean => savedAt !== undefined && isOlderThan(retentionDays, savedAt);

/** The user's draft of a form. Never another user's: the key says whose it is. Never one that has expired. */
export async function loadDraft(form: string, uid: string): Promise<Draft | undefined> {
  const draft = await storage.get<Draft>(draftKey({ form, uid }));
  return draft && !isExpired(draft) ? draft : undefined;
}

/** The draft as an entry of the storage, from now on for {@link retentionDays}. */
export const draftEntry = (draft: Draft): Record<string, Draft> => ({ [draftKey(draft)]: { ...draft, savedAt: Date.now() } });

export const saveDraft = (draft: Draft, given: InitialValues, meta?: DraftMeta): Promise<void> =>
  isEmpty(draft, given, meta) ? discardDraft(draft) : storage.set(draftEntry(draft));

/** Deletes it, unless another tab has stored its own in the same place. */
export const discardDraft = (draft: Draft): Promise<void> =>
  storage.change<Draft>(draftKey(draft), (stored) => (stored?.key === draft.key ? undefined : stored));

/** Where a user's finished forms wait to be sent: see `outbox.ts`. */
export const outboxPrefix = (uid: string): string => `outbox/${uid}/`;

/** Whether one waits there, as far as this page knows. */
export const $hasQueued = atom(false);
