import { useStore } from '@nanostores/react';
import { type FormHTMLAttributes, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import { discardDraft, outboxPrefix } from '../../stores/drafts.ts';
import { $storageWorks, storage } from '../../stores/storage.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useLazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { nameOf } from '../signed-in/name-of.ts';
import { type Errors, FormContext, type FormKind, type FormState } from './form.ts';
import { formChunk } from './load-form.ts';
import type { SentText } from './Sent.tsx';
import { useChanges } from './use-changes.ts';
import { useDraft } from './use-draft.ts';
import { useErrors } from './use-errors.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type FormStep, loadSending, useSubmit } from './use-submit.ts';
import './form.css';

interface FormProps {
  kind: FormKind;
  user: UserInfo | undefined;
  children: ReactNode;
  /** The label of the submit button; a general one without */
  submit?: string | undefined;
  /** Renders the submit button in a bar with other actions, which must wait while the form is sent */
  bar?: ((submit: ReactNode, isBusy: boolean) => ReactNode) | undefined;
  step?: FormStep | undefined;
  /** Goes one step back, if there is one */
  stepBack?: (() => boolean) | undefined;
  /** The message that replaces the form once it is sent; without, the form is emptied after `onSent` */
  sent?: SentText | undefined;
  /** @param queued the server does not have it yet */
  onSent?: ((queued: boolean) => void) | undefined;
  /** Disables the fields, while something other than the submit button sends the form */
  inert?: boolean | undefined;
  /** Called with the errors, so that the page can show the fields that have them */
  onErrors?: ((errors: Errors) => void) | undefined;
}

/**
 * Any form of the site. Saves its fields as a draft, asks before unsaved input is left, checks it, and hands it to the outbox. Fields are
 * uncontrolled, and reach their form by `useForm`.
 */
export function Form(props: FormProps) {
  const { kind, user, children, submit, bar, step, sent, inert } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const storageWorks = useStore($storageWorks, { ssr: 'initial' });
  const [used, setUsed] = useState(false);
  const { draft, submission, fieldErrors, changed, actions, generation, clearForm } = useFormControl(element, props);
  const { photos, restored } = draft;
  const { phase, attempt } = submission;
  const chunk = useLazyChunk(attempt || restored, formChunk.load);

  useStartOutbox(user);

  if (phase.is === 'sent' && sent) return chunk && <chunk.Sent {...phase} {...sent} onAgain={submission.editAgain} />;

  const form: FormState = {
    ...{ restored, used, photos, changed, draft: draft.draft, prefill: draft.prefill },
    ...{ errors: fieldErrors.errors, clear: fieldErrors.clear },
    ...actions,
  };
  const isBusy = phase.is !== 'editing';
  const label = step?.label ?? (isBusy ? t('form.submitting') : (submit ?? t('form.submit')));
  const button = <SubmitButton {...{ isBusy, label }} inBar={!!bar} />;
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
      {...fieldHandlers(kind, changed, fieldErrors.left, photos.addFiles)}
    >
      {/* Hidden by its style inside an app, which shows the account elsewhere. */}
      <p className="form-user">{user && t('common.signedInAs', { name: nameOf(user) })}</p>
      {chunk && (
        <chunk.FormNotices
          {...{ kind, attempt }}
          errors={fieldErrors.errors}
          onDiscard={restored && (() => actions.discard().then(clearForm))}
        />
      )}
      <p className="visually-hidden" role="status">
        {fieldErrors.announced}
      </p>
      {!storageWorks && <p className="form-notice">{t('form.draftNotKept')}</p>}
      <FormContext value={form}>
        <div className="form" key={generation} inert={phase.is === 'submitting'}>
          {children}
        </div>
        {bar ? bar(button, isBusy) : button}
      </FormContext>
    </form>
  );
}

const SubmitButton = ({ isBusy, label, inBar }: { isBusy: boolean; label: string; inBar: boolean }) => (
  <Button type="submit" variant="primary" block={!inBar} compact={inBar} busy={isBusy}>
    {label}
  </Button>
);

/** The parts of a form's state, wired to each other. */
function useFormControl(
  element: RefObject<HTMLFormElement | null>,
  { kind, user, step, stepBack, sent, onSent, onErrors }: FormProps,
) {
  const t = useT();
  const draft = useDraft(element, kind, user?.uid);
  /** The key of the fields: a new one empties them */
  const [generation, setGeneration] = useState(0);
  const fieldErrors = useErrors(async () => {
    const [chunk, rules] = (await loadSending(kind)) ?? [];
    return chunk && rules && user && chunk.check(rules, draft.draft(), user, t);
  });
  const setDirty = useLeaveGuard(kind, draft, t, stepBack);

  const clearForm = () => {
    draft.reset();
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
  const { phase } = submission;
  useEffect(() => {
    if (user && phase.is === 'waitingForUser') element.current?.requestSubmit();
  }, [user, phase, element]);
  const changed = useChanges(draft, setDirty, fieldErrors.changed, phase.is === 'editing');
  const show = (found: Errors) => {
    fieldErrors.show(found);
    submission.countAttempt();
  };
  const actions = { ...useActions(draft, setDirty, changed), show };
  return { draft, submission, fieldErrors, changed, actions, generation, clearForm };
}

/** Handles what happens in any field. */
const fieldHandlers = (
  { order }: FormKind,
  changed: FormState['changed'],
  left: ReturnType<typeof useErrors>['left'],
  addFiles: (files: readonly File[]) => void,
): Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onBlur' | 'onPaste'> => ({
  onInput: ({ target }) => changed('name' in target ? String(target.name) : undefined),
  onBlur({ target, relatedTarget }) {
    // An error line that appears above a button or link would move it away from the pointer. Submitting checks everything anyway.
    if (!relatedTarget?.closest('button, a')) void left(target);
  },
  onPaste(event) {
    if (!order.includes('images') || !event.clipboardData.files.length) return;
    event.preventDefault();
    addFiles([...event.clipboardData.files]);
  },
});

/** What fields may do to their form, besides changing it. */
function useActions(
  { pauseSaving, draft, setMeta }: ReturnType<typeof useDraft>,
  setDirty: (isDirty: boolean) => Promise<void>,
  changed: FormState['changed'],
): Pick<FormState, 'discard' | 'setMeta'> {
  return {
    async discard() {
      pauseSaving(true);
      await discardDraft(draft());
      await setDirty(false);
    },
    setMeta: useCallback(
      (meta) => {
        setMeta(meta);
        changed();
      },
      [setMeta, changed],
    ),
  };
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
