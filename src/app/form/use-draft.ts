import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { withTimeout } from '../../lib/timeout.ts';
import { type Draft, type DraftMeta, type InitialValues, isEmpty, loadDraft, newDraft, saveDraft } from '../../stores/drafts.ts';
import { onHidden } from '../../stores/page-events.ts';
import { createPhotoList, type Photos, readyPhotos, storedPhotos } from '../../stores/photos.ts';
import type { FormKind } from './form.ts';
import { formChunk } from './load-form.ts';

/** Autosave: milliseconds until what was entered is saved, with what is entered meanwhile. */
const autosaveDelay = 250;

/** Milliseconds that leaving waits until it is known whose draft it is. */
const leaveTimeout = 2000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The values of a form's fields, without files, and without lists whose options have not been loaded yet.
 *
 * @param names of the fields to read; all without
 */
function valuesOf(element: HTMLFormElement, names: FormKind['fields']): Record<string, string> {
  const fields = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A date that is half typed or does not exist is empty to a script. Any text makes it break the rule `format` instead.
  for (const { name, validity } of element.elements as Iterable<HTMLInputElement>)
    if (validity?.badInput) fields.push([name, '?']);
  const pending = new Set(
    [...element.querySelectorAll('select')].filter((list) => list.options.length < 2).map((list) => list.name),
  );
  return Object.fromEntries(fields.filter(([name]) => !pending.has(name) && (names?.includes(name) ?? true)));
}

/** Types of fields that the form sets itself. */
const controlledTypes = new Set(['radio', 'hidden', 'file']);

/** Writes stored values into the fields that are empty or have their default: what was typed meanwhile is newer. */
function fill(element: HTMLFormElement, fields: Record<string, string>, defaults: InitialValues): void {
  for (const control of element.querySelectorAll<Control>('[name]')) {
    const value = fields[control.name];
    if (value === undefined || controlledTypes.has(control.type)) continue;
    if (!control.value || control.value === defaults[control.name]) control.value = value;
  }
}

/**
 * Saves a form as a user's draft while it is filled in. The draft belongs to nobody until `loaded`.
 *
 * @param showRestored called with a draft that was restored, and with nothing when it is no longer in the form
 */
function draftKeeper(
  element: RefObject<HTMLFormElement | null>,
  { name, fields: names, defaults = {}, meta: initialMeta }: FormKind,
  showRestored: (draft: Draft | undefined) => void,
) {
  let initial: InitialValues = defaults;
  /** As last read, without its photos */
  let last = newDraft(name, '');
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let load: (uid: string) => void = () => undefined;

  const draft = (): Draft => ({
    ...last,
    ...(element.current && { fields: { ...last.fields, ...valuesOf(element.current, names) } }),
    images: storedPhotos(photos.$photos.get()),
  });

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const save = async () => {
    stopTimer();
    if (isPaused) return;
    last = draft();
    if (last.uid) await saveDraft(last, initial, initialMeta);
  };

  const photos = createPhotoList(formChunk.load, () => void save());

  const restore = async (uid: string) => {
    const found = await loadDraft(name, uid);
    const isEntered = found && !isEmpty(found, initial, initialMeta);
    const meta = (isEntered && found.meta) || last.meta;
    last = { ...(found ?? newDraft(name, uid)), ...(meta && { meta }) };
    if (found) {
      photos.restore(found.images);
      if (isEntered) showRestored(found);
      if (element.current) fill(element.current, found.fields, defaults);
    }
    // What was typed before the user was known is theirs from now on.
    if (!isEmpty(draft(), initial, initialMeta)) await save();
  };

  const loaded = new Promise<void>((resolve) => {
    load = (uid) => {
      photos.uploadAs(uid);
      resolve(restore(uid));
    };
  });

  return {
    draft,
    save,
    /** As the page or the form goes away. What is unchanged since it was saved must not replace what another tab or the outbox stored. */
    saveChanges: () => void (timer && save()),
    loaded,
    load,
    photos,
    /** Before the page is left: waits until it is known whose draft it is, and until its photos are small enough. Never rejects. */
    saveBeforeLeaving: () => withTimeout(loaded.then(save).then(photos.settled).then(save), leaveTimeout).catch(() => undefined),
    /** Not put off by whoever types without a pause. */
    saveSoon() {
      timer ??= setTimeout(save, autosaveDelay);
    },
    /** Saves nothing while the draft is being sent: it must not come back under the key that was sent. */
    pauseSaving(paused: boolean) {
      isPaused = paused;
    },
    setMeta(meta: DraftMeta) {
      last = { ...last, meta };
    },
    /** Starts again: empty, as after sending, or with a draft that the server has refused, whose photos are still there. */
    reset(correctedDraft?: Draft) {
      stopTimer();
      isPaused = false;
      last = correctedDraft ?? newDraft(name, last.uid);
      if (!correctedDraft) photos.clear();
      showRestored(undefined);
    },
    /** Whether nothing was entered that would be lost */
    isUntouched: () => photos.$photos.get().every(({ is }) => is !== 'shrinking') && isEmpty(draft(), initial, initialMeta),
    prefill(fields: InitialValues) {
      initial = { ...initial, ...fields };
    },
  };
}

/**
 * The draft behind a form whose fields are uncontrolled: saved while somebody types, which may begin before hydration, and restored
 * when the same user opens the form again.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, kind: FormKind, uid: string | undefined) {
  const [restored, showRestored] = useState<Draft | undefined>();
  const [keeper] = useState(() => draftKeeper(element, kind, showRestored));
  const all = useStore(keeper.photos.$photos, { ssr: 'initial' });

  useEffect(() => {
    if (uid) keeper.load(uid);
  }, [uid, keeper]);

  // A layout effect, so that its cleanup can still read the fields.
  useLayoutEffect(() => {
    const { saveChanges } = keeper;
    const unsubscribe = onHidden(saveChanges);
    return () => {
      saveChanges();
      unsubscribe();
    };
  }, [keeper]);

  const photos: Photos = {
    ...keeper.photos,
    ready: readyPhotos(all),
    rejected: all.filter((photo) => photo.is === 'rejected'),
    shrinking: all.filter(({ is }) => is === 'shrinking').length,
  };
  return { ...keeper, photos, restored };
}
