import { createContext, useContext, useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { UserInfo } from '../../contract/user/user.ts';
import type { StringKey } from '../../i18n/keys.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Draft, DraftMeta, InitialValues } from '../../stores/drafts.ts';
import type { Photos } from '../../stores/photos.ts';

/** What is wrong with a form's fields, in the page's language, by the field that shows it. */
export type Errors = Readonly<Partial<Record<string, string>>>;

/** The part of a form that its page needs from the start. */
export interface FormKind {
  /** Its name in drafts and in the outbox; with an id where there is a form for each of something: `ticketMessage/7` */
  name: string;
  /** The question before it is left unfinished (docs/spec.md §5) */
  leave: 'common.leaveUnfinished' | 'common.leaveForm' | 'common.leaveUnsaved';
  /** Its fields in the order of the page, which is the order of the error summary */
  order: readonly string[];
  /** Its messages name their fields by themselves: `Step 1: Choose a mode` */
  saysFields?: boolean;
  /** The fields whose text a draft stores, where the form holds others in its `meta` */
  fields?: readonly string[];
  /** What is chosen from the start, by field: no entry as long as it stays so */
  defaults?: InitialValues;
  /** Its initial `meta`: no entry as long as it stays so */
  meta?: DraftMeta;
  /** What is needed only to send it: loaded with its first touch, together with whatever else its reader may then need */
  rules(): Promise<FormRules>;
}

/** What a form becomes when it is sent, and what is said where that cannot be. */
export interface FormRules<Meta extends DraftMeta = DraftMeta> {
  /** The call that it is sent by: a POST of the app endpoint that demands a key */
  path: `/api/v1/${string}`;
  /** The call's input in the contract, whose messages are the names of rules: `required`, `tooLong`, `format` */
  schema: v.GenericSchema;
  /** The call's input, which names each photo by its key */
  body(draft: Pick<Draft<Meta>, 'fields' | 'images' | 'meta'>, user: UserInfo): Record<string, unknown>;
  /** Runs once a draft is valid. @returns the draft to send, which may be another one; nothing where it cannot be, and the user was told */
  beforeSend?(draft: Draft<Meta>): Promise<Draft<Meta> | undefined>;
  /** Runs once it is in the outbox, or with the server already */
  afterSend?(draft: Draft<Meta>): void;
  /** Broken rules that the schema cannot say, by the path in the body */
  more?(
    body: Record<string, unknown>,
    draft: Draft<Meta>,
    user: UserInfo,
  ): Promise<Record<string, string>> | Record<string, string>;
  /** The field that shows what is wrong at a path of the body; its first part without */
  fieldOf?(path: string, draft: Draft<Meta>): string;
  /** What to say for broken rules, by field and rule, also for those that only the server knows; what is not here is said in general words */
  words: Readonly<Partial<Record<string, Readonly<Partial<Record<string, StringKey>>>>>>;
  /** What to say where the words depend on more than the field and the rule; nothing where they do not */
  say?(field: string, rule: string, draft: Pick<Draft<Meta>, 'fields' | 'meta'>, t: Translate, most?: number): string | undefined;
  /** The line that stands for it while it waits to be sent */
  label(draft: Pick<Draft<Meta>, 'fields' | 'meta'>): string;
  /**
   * What was sent, besides its line, by name; what is empty is left out, and what is marked can be copied
   *
   * @param response the server's, once it has answered
   */
  facts?(draft: Draft<Meta>, t: Translate, response: unknown): readonly (readonly [name: string, value: string, copy?: 'copy'])[];
}

/** A form as the fields in it see it. */
export interface FormState {
  errors: Errors;
  /** What was kept of an earlier visit, once it is known that there was something */
  restored: Draft | undefined;
  /** Whether its reader has touched it */
  used: boolean;
  photos: Photos;
  /** @returns what stands in the form now */
  draft(): Draft;
  /** To be called after a change that the browser tells nobody of. @param field the one that has changed, whose error is checked again */
  changed(field?: string): void;
  /** Takes a field's error away */
  clear(field: string): void;
  /** Says what the page fills in by itself: no entry as long as it stays so */
  prefill(fields: InitialValues): void;
  /**
   * Stores `meta` with the draft. A draft from an earlier visit replaces what was set before it was found (see `restored.meta`): a
   * form that merges the two sets the result.
   */
  setMeta(meta: DraftMeta): void;
  /** Shows what is wrong, found by other means than submitting */
  show(errors: Errors): void;
  /** Gives up the draft, which is kept elsewhere by now: what still stands in the form is not kept any more */
  discard(): Promise<void>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/**
 * The form around a field.
 *
 * @throws Error outside of a `Form`, in development: a programming error
 */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (import.meta.env.DEV && !form) throw new Error('useForm needs a <Form> around it');
  return form as FormState;
}

/**
 * A field that the form sets itself, such as a choice in a sheet or radio buttons that look like tabs: kept in the draft by an
 * `<input>` of this name, which may be hidden, and back when the draft is.
 */
export function useChoice<Value extends string>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { restored, changed } = useForm();
  const [value, setValue] = useState(initial);

  useEffect(() => {
    const kept = restored?.fields[name] as Value | undefined;
    if (kept) setValue((now) => (now === initial ? kept : now));
  }, [restored, name, initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice changes what stands in the form
  useEffect(() => changed(name), [value, changed, name]);

  return [value, setValue];
}
