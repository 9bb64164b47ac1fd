import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftImage, type Given, isEmpty, loadDraft, newDraft, saveDraft } from '../../stores/drafts.ts';
import type { FormKind } from './form.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 250;

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
 * The draft behind a form whose fields belong to the browser: what is typed, also before this script was there, is kept as it
 * is typed, and comes back when the same user opens the form again.
 *
 * `fields` and `images` of `draft()` are what stands in the form now; it is nobody's until `loaded`.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, kind: FormKind, uid: string | undefined) {
  const { name } = kind;
  const given = useRef<Given>(kind.defaults ?? {});
  const kept = useRef<Draft>(newDraft(name, ''));
  const held = useRef(false);
  const loaded = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [images, setImagesState] = useState<readonly DraftImage[]>([]);
  const [restored, setRestored] = useState<Draft | undefined>();

  const draft = useCallback((): Draft => {
    const { current } = kept;
    return element.current ? { ...current, fields: { ...current.fields, ...fieldsOf(element.current) } } : current;
  }, [element]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (held.current) return Promise.resolve();
    kept.current = draft();
    return kept.current.uid ? saveDraft(kept.current, given.current) : Promise.resolve();
  }, [draft]);

  /** Nothing is kept while the draft is on its way: it must not come back under the key that was sent. */
  const hold = useCallback((now: boolean) => {
    held.current = now;
  }, []);

  const setImages = useCallback(
    (change: (images: readonly DraftImage[]) => readonly DraftImage[]) => {
      kept.current = { ...kept.current, images: [...change(kept.current.images)] };
      setImagesState(kept.current.images);
      void save();
    },
    [save],
  );

  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), quiet);
  }, [save]);

  /** Begins anew: empty, as after sending, or with what was refused. */
  const reset = useCallback(
    (next?: Draft) => {
      clearTimeout(timer.current);
      held.current = false;
      kept.current = next ?? newDraft(name, kept.current.uid);
      setImagesState(kept.current.images);
      setRestored(undefined);
    },
    [name],
  );

  useEffect(() => {
    if (!uid) return;
    loaded.current = loadDraft(name, uid).then((found) => {
      const typed = draft();
      kept.current = { ...(found ?? newDraft(name, uid)), images: [...(found?.images ?? []), ...typed.images] };
      setImagesState(kept.current.images);
      if (found && !isEmpty(found, given.current)) setRestored(found);
      if (element.current) fill(element.current, found?.fields ?? {});
    });
  }, [uid, name, draft, element]);

  useEffect(() => {
    const flush = () => void save();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [save]);

  /** Whether nothing was entered that would be lost */
  const untouched = useCallback(() => isEmpty(draft(), given.current), [draft]);
  const give = useCallback((fields: Given) => {
    given.current = { ...given.current, ...fields };
  }, []);

  return { draft, untouched, give, loaded, save, soon, hold, images, setImages, restored, reset };
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
