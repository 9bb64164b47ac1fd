import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { withTimeout } from '../../lib/timeout.ts';
import { type Draft, type DraftImage, type Given, isEmpty, loadDraft, newDraft, saveDraft } from '../../stores/drafts.ts';
import { onHidden } from '../../stores/page-events.ts';
import type { FormKind } from './form.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 250;

/** Milliseconds that leaving waits until it is known whose draft it is. */
const patience = 2000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a form's fields, files aside, and lists aside whose choices have not come yet. */
function fieldsOf(element: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const waiting = new Set(
    [...element.querySelectorAll('select')].filter((list) => list.options.length < 2).map((list) => list.name),
  );
  return Object.fromEntries(fields.filter(([name]) => !waiting.has(name)));
}

/**
 * Keeps what stands in a form as somebody's draft, as it is typed; it is nobody's until `loaded`.
 *
 * @param showImages told of every change of the pictures
 * @param showRestored told of a draft that came back, and of its end
 */
function draftKeeper(
  element: RefObject<HTMLFormElement | null>,
  { name, defaults = {} }: FormKind,
  showImages: (images: readonly DraftImage[]) => void,
  showRestored: (draft: Draft | undefined) => void,
) {
  let given: Given = defaults;
  let kept = newDraft(name, '');
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let load: (uid: string) => void = () => undefined;

  /** What stands in the form now */
  const draft = (): Draft => (element.current ? { ...kept, fields: { ...kept.fields, ...fieldsOf(element.current) } } : kept);

  const begin = (next: Draft) => {
    kept = next;
    showImages(next.images);
  };

  const save = async () => {
    clearTimeout(timer);
    if (held) return;
    kept = draft();
    if (kept.uid) await saveDraft(kept, given);
  };

  const restore = async (uid: string) => {
    const found = await loadDraft(name, uid);
    begin({ ...(found ?? newDraft(name, uid)), images: [...(found?.images ?? []), ...kept.images] });
    if (!found) return;
    if (!isEmpty(found, given)) showRestored(found);
    if (element.current) fill(element.current, found.fields);
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
    untouched: () => isEmpty(draft(), given),
    give(fields: Given) {
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
    const unsubscribe = onHidden(() => void save());
    return () => {
      void save();
      unsubscribe();
    };
  }, [keeper]);

  return { ...keeper, images, restored };
}

/** Puts kept texts into the fields that are still empty: what was typed meanwhile is newer. */
function fill(element: HTMLFormElement, fields: Record<string, string>): void {
  for (const control of element.querySelectorAll<Control>('[name]')) {
    const value = fields[control.name];
    if (value && !own.has(control.type) && !control.value) control.value = value;
  }
}

/** Kinds of fields that the form sets itself. */
const own = new Set(['radio', 'hidden', 'file']);
