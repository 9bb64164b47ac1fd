import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormKind, useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { $undo } from '../../../stores/undo.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { goToField } from '../../../ui/error-summary/go-to-field.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { latestTarget } from '../conflict.ts';
import type { Editor } from '../editor.ts';
import type { EditorDraft } from '../state.ts';
import { useMissingFields } from '../use-missing-fields.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

const Preview = lazyComponent('preview', () => import('./Preview.tsx').then((module) => module.Preview));

export interface EditBarProps {
  kind: FormKind;
  editor: Editor;
  user: UserInfo | undefined;
  /**
   * Opens the server's version of a recipe in place of this form
   *
   * @param discard deletes the form's draft
   * @param saved it was just saved by this form
   */
  open(id: string, discard: () => Promise<void>, saved: boolean): Promise<void>;
  /** The button that publishes */
  submit: ReactNode;
  /** The recipe is being published */
  isBusy: boolean;
}

/**
 * The bar at the bottom of the screen: what is missing, and the buttons that save and publish. Above it the preview, and the choice in
 * a conflict.
 */
export function EditBar({ kind, editor, user, open, submit, isBusy }: EditBarProps) {
  const t = useT();
  const { clear, discard } = useForm();
  const status = useStore(editor.$status, { ssr: 'initial' });
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!editor.start.saved) return;
    // Scroll restoration has moved the page; focus brings it back.
    button.current?.focus();
    showToast(t('recipeEdit.saved'), 'success');
  }, [editor, t]);

  const save = useSave({ editor, user, open, button });
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
  const loadOther = () => {
    $undo.set(undefined);
    return open(id, discard, false).catch(() => undefined);
  };
  return (
    <>
      {status.is === 'conflict' && <ConflictNotice onKeepMine={() => void keepMine()} onLoadOther={() => void loadOther()} />}
      <p className={status.is === 'savedHere' ? 'form-notice' : 'visually-hidden'} role="status">
        {status.is === 'savedHere' && t('recipeEdit.savedHere')}
      </p>
      <PreviewButton editor={editor} disabled={isBusy} />
      <div className="edit-bar" data-bottom-bar="">
        <MissingFields {...{ kind, editor, user }} />
        <Button ref={button} compact busy={status.is === 'saving'} disabled={isBusy} onClick={() => void save()}>
          {t('recipeEdit.saveDraft')}
        </Button>
        {submit}
      </div>
    </>
  );
}

/** Saves the draft on the server. @param button gets the focus again, which is lost while the form is inert */
function useSave({
  editor,
  user,
  open,
  button,
}: Pick<EditBarProps, 'editor' | 'user' | 'open'> & { button: RefObject<HTMLButtonElement | null> }) {
  const t = useT();
  const { photos, draft, show, discard } = useForm();
  const attempt = async (user: UserInfo) => {
    await photos.settled();
    const { saveDraftOnServer } = await loadChunk('editSave', () => import('../save.ts'));
    const result = await saveDraftOnServer(editor, draft(), user, t);
    if (result.is === 'saved') await open(result.id, discard, true);
    return result;
  };
  return async () => {
    if (!user || editor.$status.get().is === 'saving') return;
    editor.$status.set({ is: 'saving' });
    const result = await attempt(user).catch(() => ({ is: 'offline' }) as const);
    flushSync(() => editor.saveEnded(result.is));
    if (result.is !== 'conflict') button.current?.focus({ preventScroll: true });
    if (result.is === 'invalid') show(result.errors);
  };
}

function PreviewButton({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useT();
  const { photos, draft } = useForm();
  const [preview, setPreview] = useState<EditorDraft>();
  const open = async () => {
    await photos.settled();
    setPreview({ ...draft(), meta: editor.$recipe.get() });
  };
  return (
    <>
      <Button disabled={disabled} onClick={() => void open()}>
        {t('recipeEdit.preview')}
      </Button>
      {preview && (
        <Suspense>
          <Preview draft={preview} pictures={editor.start.pictures} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** How many fields are still to be filled in or corrected; leads to the first one. */
function MissingFields(props: Pick<EditBarProps, 'kind' | 'editor' | 'user'>) {
  const t = useT();
  const fields = useMissingFields(props);
  const [first] = fields;
  if (!first) return null;
  return (
    <Button variant="quiet" compact className="edit-bar-missing" onClick={() => goToField(first)}>
      <Icon name="alert" size="line" />
      {t('recipeEdit.missing', { count: fields.length })}
    </Button>
  );
}
