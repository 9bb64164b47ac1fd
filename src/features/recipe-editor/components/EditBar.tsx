import { Suspense, useEffect, useRef, useState } from 'react';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import type { Draft } from '../../../stores/drafts.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { EditingProps } from '../form.ts';
import { typedIn } from '../use-rows.ts';
import { Changed } from './Changed.tsx';

const Preview = lazyComponent('preview', () => import('./Preview.tsx').then((module) => module.Preview));

/** Preview and draft; what to do when the recipe has moved on elsewhere. */
export function EditBar({ start, from, user, open, onErrors }: EditingProps & { from: Readonly<Record<string, string>> }) {
  const t = useT();
  const { photos, errors, changed, clear, show, forget } = useForm();
  const [id, setId] = useChoice('id', from.id ?? '');
  const [revision, setRevision] = useChoice('revision', from.revision ?? '');
  const [unanswered, setUnanswered] = useState(from.unanswered ?? '');
  const [note, setNote] = useState<'' | 'away' | 'changed'>('');
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Draft>();
  const button = useRef<HTMLButtonElement>(null);

  const draftNow = (): Draft => ({
    form: `recipe/${start.id ?? 'new'}`,
    uid: user?.uid ?? '',
    key: '',
    fields: { ...typedIn('') },
    images: [...photos.ready],
  });

  useEffect(() => {
    if (!start.saved) return;
    // The history has brought the page back to where it was scrolled to before the first letter.
    button.current?.focus();
    showToast(t('recipeEdit.saved'), 'success');
  }, [start, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what stands in the form
  useEffect(changed, [unanswered, changed]);

  const save = async (more: Readonly<Record<string, string>> = {}) => {
    if (!user || busy) return;
    setBusy(true);
    setNote('');
    const form = button.current?.form;
    try {
      await photos.settled();
      const { save } = await loadChunk('editSave', () => import('../save.ts'));
      const draft = draftNow();
      Object.assign(draft.fields, more);
      if (form) form.inert = true;
      const saved = await save(draft, user, t, (fields) => {
        if (fields.id !== undefined) setId(fields.id);
        if (fields.revision !== undefined) setRevision(fields.revision);
        setUnanswered(fields.unanswered ?? '');
      });
      switch (saved.is) {
        case 'kept':
          setId(saved.id);
          setRevision(String(saved.revision));
          setUnanswered('');
          await open(saved.id, forget, true);
          return;
        case 'wrong':
          onErrors(saved.errors);
          show(saved.errors);
          break;
        default:
          setNote(saved.is);
      }
    } catch {
      setNote('away');
    } finally {
      if (form) form.inert = false;
      setBusy(false);
      button.current?.focus({ preventScroll: true });
    }
  };

  /** The recipe as another device has left it is replaced, knowingly. */
  const keepMine = async () => {
    const { revisionOf } = await loadChunk('editOpen', () => import('../open.ts'));
    const latest = await revisionOf(id).catch(() => undefined);
    if (!latest) return;
    setRevision(latest);
    clear('revision');
    if (note === 'changed') await save({ revision: latest });
    // The hidden field has the number after the next paint.
    else requestAnimationFrame(() => button.current?.form?.requestSubmit());
  };
  const loadTheirs = () => open(id, forget, false).catch(() => undefined);

  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="unanswered" value={unanswered} />
      {(note === 'changed' || errors.revision) && <Changed onKeep={() => void keepMine()} onLoad={() => void loadTheirs()} />}
      <p className={note === 'away' ? 'form-notice' : 'visually-hidden'} role="status">
        {note === 'away' && t('recipeEdit.savedHere')}
      </p>
      <div className="edit-pair">
        <Button onClick={() => void photos.settled().then(() => setPreview(draftNow()))}>{t('recipeEdit.preview')}</Button>
        <Button ref={button} busy={busy} onClick={() => void save()}>
          {t('recipeEdit.saveDraft')}
        </Button>
      </div>
      {preview && (
        <Suspense>
          <Preview draft={preview} pictures={start.pictures} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  );
}
