import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { latestTarget } from '../conflict.ts';
import type { Editor } from '../editor.ts';
import type { EditorDraft } from '../state.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

const Preview = lazyComponent('preview', () => import('./Preview.tsx').then((module) => module.Preview));

export interface EditBarProps {
  editor: Editor;
  user: UserInfo | undefined;
  /**
   * Opens the server's version of a recipe in place of this form
   *
   * @param discard deletes the form's draft
   * @param saved it was just saved by this form
   */
  open(id: string, discard: () => Promise<void>, saved: boolean): Promise<void>;
}

/** Previews the recipe, saves its draft on the server, and lets the author resolve a conflict. */
export function EditBar({ editor, user, open }: EditBarProps) {
  const t = useT();
  const { photos, draft, clear, show, discard } = useForm();
  const status = useStore(editor.$status, { ssr: 'initial' });
  const [preview, setPreview] = useState<EditorDraft>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!editor.start.saved) return;
    // Scroll restoration has moved the page; focus brings it back.
    button.current?.focus();
    showToast(t('recipeEdit.saved'), 'success');
  }, [editor, t]);

  const attempt = async (user: UserInfo) => {
    await photos.settled();
    const { saveDraftOnServer } = await loadChunk('editSave', () => import('../save.ts'));
    const result = await saveDraftOnServer(editor, draft(), user, t);
    if (result.is === 'saved') await open(result.id, discard, true);
    return result;
  };
  const save = async () => {
    if (!user || status.is === 'saving') return;
    editor.$status.set({ is: 'saving' });
    const result = await attempt(user).catch(() => ({ is: 'offline' }) as const);
    flushSync(() => editor.saveEnded(result.is));
    if (result.is !== 'conflict') button.current?.focus({ preventScroll: true });
    if (result.is === 'invalid') show(result.errors);
  };

  const id = editor.$recipe.get().target?.id ?? '';
  const keepMine = async () => {
    const target = await latestTarget(id).catch(() => undefined);
    if (!target || status.is !== 'conflict') return;
    editor.change({ target });
    editor.$status.set({ is: 'editing' });
    clear('revision');
    if (status.during === 'save') await save();
    else button.current?.form?.requestSubmit();
  };
  const loadOther = () => open(id, discard, false).catch(() => undefined);
  const showPreview = async () => {
    await photos.settled();
    setPreview({ ...draft(), meta: editor.$recipe.get() });
  };

  return (
    <>
      {status.is === 'conflict' && <ConflictNotice onKeepMine={() => void keepMine()} onLoadOther={() => void loadOther()} />}
      <p className={status.is === 'savedHere' ? 'form-notice' : 'visually-hidden'} role="status">
        {status.is === 'savedHere' && t('recipeEdit.savedHere')}
      </p>
      <div className="edit-pair">
        <Button onClick={() => void showPreview()}>{t('recipeEdit.preview')}</Button>
        <Button ref={button} busy={status.is === 'saving'} onClick={() => void save()}>
          {t('recipeEdit.saveDraft')}
        </Button>
      </div>
      {preview && (
        <Suspense>
          <Preview draft={preview} pictures={editor.start.pictures} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  );
}
