import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import { type DraftMeta, discardDraft, outboxPrefix } from '../../stores/drafts.ts';
import { $storageWorks, storage } from '../../stores/storage.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useLazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { nameOf } from '../signed-in/name-of.ts';
import { type Errors, FormContext, type FormKind, type FormState } from './form.ts';
import { formChunk } from './load-form.ts';
import { useDraft } from './use-draft.ts';
import { useErrors } from './use-errors.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type FormStep, loadSending, useSubmit } from './use-submit.ts';
import './form.css';

interface FormProps {
  kind: FormKind;
  user: UserInfo | undefined;
  children: ReactNode;
  /** The submitting button; general words without */
  submit?: string | undefined;
  step?: FormStep | undefined;
  /** Goes one step back, if there is one */
  stepBack?: (() => boolean) | undefined;
  /** What is said once it has arrived; without, the form is empty again after `onSent` */
  sent?: { title: string; text: string } | undefined;
  sentActions?: ((again: () => void) => ReactNode) | undefined;
  /** @param queued it is not with the server yet */
  onSent?: ((queued: boolean) => void) | undefined;
  /** Nothing can be entered, since something else than the form's button is sending it */
  inert?: boolean | undefined;
  /** Told what is wrong, so that it can be shown where it is */
  onErrors?: ((errors: Errors) => void) | undefined;
}

/**
 * Any form of the site: its fields are saved as a draft, guarded against leaving, checked, and handed to the outbox. Fields are
 * uncontrolled, and find their form by `useForm`.
 */
export function Form({ kind, user, children, submit, step, stepBack, sent, sentActions, onSent, inert, onErrors }: FormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(element, kind, user?.uid);
  const { photos, restored, reset, pauseSaving, draft: currentDraft } = draft;
  const isStored = useStore($storageWorks, { ssr: 'initial' });
  const [used, setUsed] = useState(false);
  /** Grows when the form becomes empty, which its fields then are too */
  const [generation, setGeneration] = useState(0);

  const { errors, noticed, ...fieldErrors } = useErrors(async () => {
    const [chunk, rules] = (await loadSending(kind)) ?? [];
    return chunk && rules && user && chunk.check(rules, currentDraft(), user, t);
  });
  const setDirty = useLeaveGuard(kind, draft, t, stepBack);

  const clearForm = () => {
    reset();
    fieldErrors.show({});
    setGeneration((count) => count + 1);
  };
  const submission = useSubmit({
    ...{ kind, draft, t, step, endsForm: sent !== undefined },
    onErrors(found, byServer) {
      fieldErrors.show(found, byServer);
      onErrors?.(found);
    },
    async onSent(queued) {
      await setDirty(false);
      clearForm();
      onSent?.(queued);
    },
  });
  const { phase, attempt } = submission;
  const chunk = useLazyChunk(attempt || restored, formChunk.load);

  useStartOutbox(user);
  const changed = useChanges(draft, setDirty, fieldErrors.changed, phase.is === 'editing');

  useEffect(() => {
    if (user && phase.is === 'waitingForUser') element.current?.requestSubmit();
  }, [user, phase]);

  const forget = useCallback(async () => {
    pauseSaving(true);
    await discardDraft(currentDraft());
    await setDirty(false);
  }, [pauseSaving, currentDraft, setDirty]);
  const { show: showErrors, clear } = fieldErrors;
  const { countAttempt } = submission;
  const show = useCallback(
    (found: Errors) => {
      showErrors(found);
      countAttempt();
    },
    [showErrors, countAttempt],
  );
  const setMeta = useCallback(
    (meta: DraftMeta) => {
      draft.setMeta(meta);
      changed();
    },
    [draft.setMeta, changed],
  );
  const form: FormState = {
    ...{ errors, restored, used, photos, draft: currentDraft },
    ...{ changed, clear, prefill: draft.prefill, setMeta, show, forget },
  };

  if (phase.is === 'sent' && sent)
    return (
      chunk && (
        <chunk.Sent sent={phase.key} {...sent}>
          {sentActions?.(submission.editAgain)}
        </chunk.Sent>
      )
    );

  const listed = kind.order.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  return (
    <form
      className="form"
      ref={element}
      noValidate
      inert={inert}
      // Before hydration, submitting must do nothing: a plain form would put everything into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit(user);
      }}
      onFocus={() => {
        setUsed(true);
        void loadSending(kind);
      }}
      onInput={(event) => changed((event.target as HTMLInputElement).name)}
      onBlur={({ target, relatedTarget }) => {
        // A line that appears above a button or link would move it away from under the pointer; submitting checks everything anyway.
        if (!(relatedTarget as Element | null)?.closest('button, a'))
          void fieldErrors.left(target as Element as HTMLInputElement);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length && kind.order.includes('images')) {
          event.preventDefault();
          photos.addFiles([...event.clipboardData.files]);
        }
      }}
    >
      {/* An app has the account that it shows elsewhere: there this line is hidden by its style. */}
      <p className="form-user">{user && t('common.signedInAs', { name: nameOf(user) })}</p>
      {listed.length > 0 && chunk && (
        <chunk.ErrorSummary title={t('form.errorSummary', { count: listed.length })} errors={listed} attempt={attempt} />
      )}
      {restored && chunk && <chunk.Restored onDiscard={() => forget().then(clearForm)} />}
      <p className="visually-hidden" role="status">
        {noticed}
      </p>
      {!isStored && <p className="form-notice">{t('form.draftNotKept')}</p>}
      <FormContext value={form}>
        <div className="form" key={generation} inert={phase.is === 'submitting'}>
          {children}
        </div>
      </FormContext>
      <Button type="submit" variant="primary" block busy={phase.is !== 'editing'}>
        {step?.label ?? (phase.is === 'editing' ? (submit ?? t('form.submit')) : t('form.submitting'))}
      </Button>
    </form>
  );
}

/** Sends what an earlier page left in the outbox. */
function useStartOutbox(user: UserInfo | undefined): void {
  useEffect(() => {
    if (!user) return;
    void storage
      .list(outboxPrefix(user.uid))
      .then(async (left) => {
        if (left?.length) await (await formChunk.load()).startOutbox(user.uid);
      })
      .catch(() => undefined);
  }, [user]);
}

/** Saves the draft, and guards against leaving, after every change of the form. @returns see `FormState.changed` */
function useChanges(
  { photos, restored, isUntouched, saveDebounced }: ReturnType<typeof useDraft>,
  setDirty: (isDirty: boolean) => Promise<void>,
  onField: (field: string) => void,
  isEditing: boolean,
): (field?: string) => void {
  const photoKeys = photos.ready.map(({ key }) => key).join(' ');
  const wasDirty = useRef(false);
  const changed = useCallback(
    (field?: string) => {
      wasDirty.current = !isUntouched();
      void setDirty(wasDirty.current);
      saveDebounced();
      if (field) onField(field);
    },
    [isUntouched, saveDebounced, setDirty, onField],
  );
  // Input typed before hydration also counts as unsaved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what the form holds
  useEffect(() => {
    if (isEditing && (wasDirty.current || !isUntouched())) changed();
  }, [isEditing, photos.shrinking, photoKeys, restored, changed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be too many photos
  useEffect(() => onField('images'), [photoKeys, onField]);

  return changed;
}
