import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { withTimeout } from '../../lib/timeout.ts';
import {
  type Draft,
  type DraftImage,
  type DraftMeta,
  type InitialValues,
  isEmpty,
  loadDraft,
  newDraft,
  saveDraft,
} from '../../stores/drafts.ts';
import type { FormKind } from './form.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 250;

/** Milliseconds that leaving waits until it is known whose draft it is. */
const patience = 2000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What stands in a form's fields, files aside, and lists aside whose choices have not come yet.
 *
 * @param stored the names of the fields to read; all where there are none
 */
function fieldsOf(element: HTMLFormElement, stored: FormKind['fields']): Record<string, string> {
  const fields = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const waiting = new Set(
    [...element.querySelectorAll('select')].filter((list) => list.options.length < 2).map((list) => list.name),
  );
  return Object.fromEntries(fields.filter(([name]) => !waiting.has(name) && (stored?.includes(name) ?? true)));
}

/**
 * Keeps what stands in a form as somebody's draft, as it is typed; it is nobody's until `loaded`.
 *
 * @param showImages told of every change of the pictures
 * @param showRestored told of a draft that came back, and of its end
 */
function draftKeeper(
  element: RefObject<HTMLFormElement | null>,
  { name, fields: stored, defaults = {}, meta: initialMeta }: FormKind,
  showImages: (images: readonly DraftImage[]) => void,
  showRestored: (draft: Draft | undefined) => void,
) {
  let given: InitialValues = defaults;
  let kept = newDraft(name, '');
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let load: (uid: string) => void = () => undefined;

  /** What stands in the form now */
  const draft = (): Draft =>
    element.current ? { ...kept, fields: { ...kept.fields, ...fieldsOf(element.current, stored) } } : kept;

  const begin = (next: Draft) => {
    kept = next;
    showImages(next.images);
  };

  const save = async () => {
    clearTimeout(timer);
    if (held) return;
    kept = draft();
    if (kept.uid) await saveDraft(kept, given, initialMeta);
  };

  const restore = async (uid: string) => {
    const found = await loadDraft(name, uid);
    const entered = found && !isEmpty(found, given, initialMeta);
    const meta = (entered && found.meta) || kept.meta;
    begin({ ...(found ?? newDraft(name, uid)), images: [...(found?.images ?? []), ...kept.images], ...(meta && { meta }) });
    if (!found) return;
    if (entered) showRestored(found);
    if (element.current) fill(element.current, found.fields, defaults);
  };

  const loaded = new Promise<void>((resolve) => {
    load = (uid) => resolve(restore(uid));
  });

  return {
    draft,
    save,
    loaded,
    load,
    /** Before the page is left: what was typed waits until it is known whose it is. Never rejects. */
    keep: () => withTimeout(loaded.then(save), patience).catch(() => undefined),
    soon() {
      clearTimeout(timer);
      timer = setTimeout(save, quiet);
    },
    setMeta(meta: DraftMeta) {
      kept = { ...kept, meta };
    },
    /** Nothing is kept while the draft is on its way: it must not come back under the key that was sent. */
    hold(now: boolean) {
      held = now;
    },
    setImages(change: (images: readonly DraftImage[]) => readonly DraftImage[]) {
      begin({ ...kept, images: [...change(kept.images)] });
      void save();
    },
    /** Begins anew: empty, as after sending, or with what was refused. */
    reset(next: Draft = newDraft(name, kept.uid)) {
      clearTimeout(timer);
      held = false;
      begin(next);
      showRestored(undefined);
    },
    /** Whether nothing was entered that would be lost */
    untouched: () => isEmpty(draft(), given, initialMeta),
    prefill(fields: InitialValues) {
      given = { ...given, ...fields };
    },
  };
}

/**
 * The draft behind a form whose fields belong to the browser: what is typed, also before this script was there, is kept as it
 * is typed, and comes back when the same user opens the form again.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, kind: FormKind, uid: string | undefined) {
  const [images, showImages] = useState<readonly DraftImage[]>([]);
  const [restored, showRestored] = useState<Draft | undefined>();
  const [keeper] = useState(() => draftKeeper(element, kind, showImages, showRestored));

  useEffect(() => {
    if (uid) keeper.load(uid);
  }, [uid, keeper]);

  // Its end is told while the fields are still there to be read.
  useLayoutEffect(() => {
    const { save } = keeper;
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      void save();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [keeper]);

  return { ...keeper, images, restored };
}

/** Puts stored texts into the fields that are empty or have their default: what was typed meanwhile is newer. */
function fill(element: HTMLFormElement, fields: Record<string, string>, defaults: InitialValues): void {
  for (const control of element.querySelectorAll<Control>('[name]')) {
    const value = fields[control.name];
    if (value === undefined || own.has(control.type)) continue;
    if (!control.value || control.value === defaults[control.name]) control.value = value;
  }
}

/** Kinds of fields that the form sets itself. */
const own = new Set(['radio', 'hidden', 'file']);
