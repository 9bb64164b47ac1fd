import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { discardDraft, keptDays, outboxPrefix } from '../../stores/drafts.ts';
import { guardLeaving, type LeaveGuard } from '../../stores/leave-guard.ts';
import type { Question } from '../../stores/questions.ts';
import { $storageKept, storage } from '../../stores/storage.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { nameOf } from '../signed-in/name-of.ts';
import { useStore } from '../store/use-store.ts';
import { type Errors, FormContext, type FormKind } from './form.ts';
import { later, useLater, whenUsed } from './load-later.ts';
import { useDraft } from './use-draft.ts';
import { useErrors } from './use-errors.ts';
import { usePhotos } from './use-photos.ts';
import './form.css';

/** One of several steps, but the last: its button checks its fields and leads on. */
export interface FormStep {
  fields: readonly string[];
  label: string;
  next(): void;
}

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
  /** Told what is wrong, so that it can be shown where it is */
  onErrors?: ((errors: Errors) => void) | undefined;
}

/**
 * `early`: submitted before it was known who it is; it goes on as soon as that is known. `done`: in the outbox under `key`, or
 * with the server already.
 */
type Phase = { is: 'editing' | 'early' | 'submitting' } | { is: 'done'; key: string };

const editing: Phase = { is: 'editing' };

/**
 * Any form of the site: what stands in its fields is kept as a draft, guarded against leaving, checked, and handed to the outbox.
 * Its fields belong to the browser, and find it by `useForm`.
 */
export function Form({ kind, user, children, submit, step, stepBack, sent, sentActions, onSent, onErrors }: FormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const guard = useRef<LeaveGuard>(undefined);
  const back = useRef(stepBack);
  back.current = stepBack;
  const { draft, untouched, give, loaded, save, keep, soon, hold, images, setImages, restored, reset } = useDraft(
    element,
    kind,
    user?.uid,
  );
  const photos = usePhotos(images, setImages, user?.uid);
  const kept = useStore($storageKept);
  const [attempt, setAttempt] = useState(0);
  const part = useLater(attempt || restored);
  const [phase, setPhase] = useState<Phase>(editing);
  const [used, setUsed] = useState(false);
  /** Grows when the form becomes empty, which its fields then are too */
  const [generation, setGeneration] = useState(0);

  const load = () => Promise.all([later(), whenUsed(kind.name, kind.rules)]).catch(() => undefined);

  const { errors, noticed, ...wrong } = useErrors(async () => {
    const [part, rules] = (await load()) ?? [];
    return part && rules && user && part.check(rules, draft(), user, t);
  });
  const { clear, show: showErrors, changed: fieldChanged } = wrong;

  // Stands between the reader and the way out while there is something to lose, from the first letter on.
  useEffect(() => {
    guard.current = guardLeaving(
      () => leaveQuestion(t, kind, draft().uid),
      () => back.current?.() ?? false,
      keep,
    );
    return guard.current.stop;
  }, [t, kind, draft, keep]);

  // What an earlier page left behind goes on its way from here too.
  useEffect(() => {
    if (!user) return;
    void storage
      .list(outboxPrefix(user.uid))
      .then(async (left) => {
        if (left?.length) await (await later()).startOutbox(user.uid);
      })
      .catch(() => undefined);
  }, [user]);

  useEffect(() => {
    if (user && phase.is === 'early') element.current?.requestSubmit();
  }, [user, phase]);

  const changed = useCallback(
    (field?: string) => {
      void guard.current?.set(!untouched());
      soon();
      if (field) fieldChanged(field);
    },
    [untouched, soon, fieldChanged],
  );

  // What was typed before this script was there counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what stands in the form
  useEffect(() => {
    if (phase.is === 'editing' && !untouched()) changed();
  }, [phase, images, restored, changed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be too many of them
  useEffect(() => fieldChanged('images'), [images, fieldChanged]);

  const show = useCallback(
    (found: Errors) => {
      showErrors(found);
      setAttempt((count) => count + 1);
    },
    [showErrors],
  );

  const empty = () => {
    reset();
    showErrors({});
    setGeneration((count) => count + 1);
  };

  /** @returns whether it is done with; what is wrong is shown */
  const send = async (user: UserInfo): Promise<boolean> => {
    await Promise.all([loaded, photos.taken()]);
    await save();
    setAttempt((count) => count + 1);
    const [part, rules] = (await load()) ?? [];
    if (!part || !rules) return false;
    const entered = draft();
    const tell = (found: Errors, byServer: boolean) => {
      showErrors(found, byServer);
      onErrors?.(found);
    };
    if (step) {
      if (await part.checkStep(rules, entered, user, t, step.fields, tell)) step.next();
      return false;
    }
    const done = await part.deliver(rules, entered, user, t, { hold, show: tell, mend: reset });
    if (!done) return false;
    await guard.current?.set(false);
    empty();
    onSent?.(done.queued);
    if (sent) setPhase({ is: 'done', key: entered.key });
    return sent !== undefined;
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase.is === 'submitting') return;
    if (!user) return setPhase({ is: 'early' });
    setPhase({ is: 'submitting' });
    if (!(await send(user))) setPhase(editing);
  };

  const forget = useCallback(async () => {
    hold(true);
    await discardDraft(draft());
    await guard.current?.set(false);
  }, [draft, hold]);

  const form = { errors, restored, used, images, photos, changed, clear, give, show, forget };

  if (phase.is === 'done' && sent)
    return (
      part && (
        <part.Sent sent={phase.key} {...sent}>
          {sentActions?.(() => setPhase(editing))}
        </part.Sent>
      )
    );

  const listed = kind.order.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  return (
    <form
      className="form"
      ref={element}
      noValidate
      // Before this script is there, submitting must do nothing: a plain form would put everything into the address.
      method="dialog"
      onSubmit={(event) => void onSubmit(event)}
      onFocus={() => {
        setUsed(true);
        void load();
      }}
      onInput={(event) => changed((event.target as HTMLInputElement).name)}
      onBlur={({ target, relatedTarget }) => {
        // A line that appears above a button or link would move it away from under the pointer; submitting checks everything anyway.
        if (!(relatedTarget as Element | null)?.closest('button, a')) void wrong.left(target as Element as HTMLInputElement);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length && kind.order.includes('images')) {
          event.preventDefault();
          void photos.add([...event.clipboardData.files]);
        }
      }}
    >
      {/* An app has the account that it shows elsewhere: there this line is hidden by its style. */}
      <p className="form-user">{user && t('common.signedInAs', { name: nameOf(user) })}</p>
      {listed.length > 0 && part && (
        <part.ErrorSummary title={t('form.errorSummary', { count: listed.length })} errors={listed} attempt={attempt} />
      )}
      {restored && part && <part.Restored onDiscard={() => forget().then(empty)} />}
      <p className="visually-hidden" role="status">
        {noticed}
      </p>
      {!kept && <p className="form-notice">{t('form.draftNotKept')}</p>}
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

/** The question of docs/spec.md §5, and that nothing is lost where that is so: a draft is kept for somebody. */
const leaveQuestion = (t: Translate, { leave }: FormKind, uid: string): Omit<Question, 'answer'> => ({
  text: t(leave),
  ...(uid && $storageKept.get() && { detail: t('common.leaveDraftKept', { days: keptDays }) }),
  confirm: t('common.confirm'),
  cancel: t('common.cancel'),
});
