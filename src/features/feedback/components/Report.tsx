import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UserInfo } from '../../../contract/user.ts';
import type { Translate } from '../../../i18n/t.ts';
import { pageParams } from '../../../lib/page-params.ts';
import { discardDraft, isEmpty, outboxPrefix } from '../../../stores/drafts.ts';
import { guardLeaving, type LeaveGuard } from '../../../stores/leave-guard.ts';
import { ask, type Question } from '../../../stores/questions.ts';
import { $storageKept, storage } from '../../../stores/storage.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useStore } from '../../../ui/store/use-store.ts';
import { later, useLater } from '../load-later.ts';
import type { ErrorField, Errors } from '../model.ts';
import { useDraft } from '../use-draft.ts';
import { usePhotos } from '../use-photos.ts';
import { DeviceFields, type Source } from './DeviceFields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ContactFields, DescriptionField, TypeField } from './ReportFields.tsx';
import './report.css';
// The styles of what is loaded later.
import '../../../ui/error-summary/error-summary.css';

/** The fields in the order of the page, which is the order of the error summary. */
const order: readonly ErrorField[] = [
  'typeId',
  'device',
  'sn',
  'deviceId',
  'description',
  'contact',
  'platform',
  'orderNumber',
  'images',
];

interface ReportProps {
  user: UserInfo | undefined;
  hrefs: Readonly<Record<'record' | 'orderNumberHelp', string>>;
  /** The drawing that shows where the SN is; static, so that it costs no script */
  snFigure: ReactNode;
}

/**
 * `early`: submitted before it was known who it is; it goes on as soon as that is known. `done`: in the outbox under `key`, or
 * with the server already.
 */
type Phase = { is: 'editing' | 'early' | 'submitting' } | { is: 'done'; key: string };

const editing: Phase = { is: 'editing' };

/** The report itself: its fields, its draft, and its way into the outbox. */
export function Report({ user, hrefs, snFigure }: ReportProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const guard = useRef<LeaveGuard>(undefined);
  const { draft, loaded, save, soon, hold, images, setImages, restored, reset } = useDraft(element, user?.uid);
  const photos = usePhotos(images, setImages, user !== undefined);
  const kept = useStore($storageKept);
  const [attempt, setAttempt] = useState(0);
  const part = useLater(attempt);
  const [phase, setPhase] = useState<Phase>(editing);
  const [errors, setErrors] = useState<Errors>({});
  const [source, setSource] = useState<Source>('mine');
  const [deviceId, setDeviceId] = useState('');

  // Stands between the reader and the way out while there is something to lose, from the first letter on.
  useEffect(() => {
    guard.current = guardLeaving(() => leaveQuestion(t, draft().uid));
    return guard.current.stop;
  }, [t, draft]);

  // What an earlier page left behind goes on its way from here too.
  useEffect(() => {
    if (!user) return;
    void storage
      .list(outboxPrefix(user.uid))
      .then(async (left) => {
        if (left?.length) await (await later()).startReports(user.uid);
      })
      .catch(() => undefined);
  }, [user]);

  // What the address asks for, once: from then on the reader decides.
  useEffect(() => {
    const { device, source: asked } = pageParams(location);
    if (device) setDeviceId(device);
    if (asked === 'manual') setSource('manual');
    const address = new URL(location.href);
    for (const name of ['device', 'source']) address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, []);

  useEffect(() => {
    if (!restored) return;
    setDeviceId((now) => now || restored.fields.mineId || '');
    if (restored.fields.source === 'manual') setSource('manual');
  }, [restored]);

  useEffect(() => {
    if (user && phase.is === 'early') element.current?.requestSubmit();
  }, [user, phase]);

  const changed = useCallback(() => {
    void guard.current?.set(!isEmpty(draft()));
    soon();
  }, [draft, soon]);

  // What was typed before this script was there counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what stands in the form
  useEffect(() => {
    if (phase.is === 'editing' && !isEmpty(draft())) changed();
  }, [phase, deviceId, images, restored, changed]);

  const clear = (field: string) => {
    if (field in errors) setErrors(({ [field as ErrorField]: _, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase.is === 'submitting') return;
    if (!user) return setPhase({ is: 'early' });
    setPhase({ is: 'submitting' });
    await Promise.all([loaded.current, photos.taken()]);
    await save();
    setAttempt((count) => count + 1);
    const part = await later().catch(() => undefined);
    if (!part) return setPhase(editing);
    const report = draft();
    hold(true);
    const { errors: found, mended, message } = await part.submit(report, user.countryAbbr, t);
    if (found) {
      hold(false);
      if (mended) {
        reset(mended);
        showToast(message || t('common.error'));
      }
      setErrors(found);
      return setPhase(editing);
    }
    await guard.current?.set(false);
    setPhase({ is: 'done', key: report.key });
    setErrors({});
    reset();
    setDeviceId('');
    setSource('mine');
  };

  const startOver = async () => {
    if (
      !(await ask({
        text: t('feedback.draftDiscardConfirm'),
        confirm: t('common.delete'),
        cancel: t('common.cancel'),
        danger: true,
      }))
    )
      return;
    await discardDraft(draft());
    element.current?.reset();
    reset();
    setDeviceId('');
    setSource('mine');
    setErrors({});
    void guard.current?.set(false);
  };

  if (phase.is === 'done')
    return part && <part.Sent sent={phase.key} record={hrefs.record} onAnother={() => setPhase(editing)} />;

  const listed = order.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  return (
    <form
      className="report"
      ref={element}
      noValidate
      // Before this script is there, submitting must do nothing: a plain form would put everything into the address.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      onFocus={() => void later().catch(() => undefined)}
      onInput={(event) => {
        clear((event.target as HTMLInputElement).name);
        changed();
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length) {
          event.preventDefault();
          void photos.add([...event.clipboardData.files]);
        }
      }}
    >
      {listed.length > 0 && part && (
        <part.ErrorSummary title={t('feedback.errorSummary', { count: listed.length })} errors={listed} attempt={attempt} />
      )}
      {restored && (
        <div className="report-notice" role="status">
          <span>{t('feedback.draftRestored')}</span>
          <Button variant="quiet" onClick={() => void startOver()}>
            {t('feedback.draftDiscard')}
          </Button>
        </div>
      )}
      {!kept && <p className="report-notice">{t('feedback.draftNotKept')}</p>}
      <div className="report" inert={phase.is === 'submitting'}>
        <TypeField user={user} error={errors.typeId} wanted={restored?.fields.typeId} />
        <DeviceFields
          signedIn={user !== undefined}
          source={source}
          onSource={setSource}
          deviceId={deviceId}
          onDevice={(id) => {
            setDeviceId(id);
            clear('device');
          }}
          errors={errors}
          snFigure={snFigure}
        />
        <DescriptionField error={errors.description} />
        <PhotoField images={images} photos={photos} error={errors.images} />
        <ContactFields errors={errors} help={hrefs.orderNumberHelp} />
      </div>
      <Button type="submit" variant="primary" block busy={phase.is !== 'editing'}>
        {t(phase.is !== 'editing' ? 'feedback.submitting' : 'feedback.submit')}
      </Button>
    </form>
  );
}

/** The spec's question, and that nothing is lost where that is so: a draft is kept for somebody. */
const leaveQuestion = (t: Translate, uid: string): Omit<Question, 'answer'> => ({
  text: t('common.leaveUnfinished'),
  ...(uid && $storageKept.get() && { detail: t('common.leaveDraftKept') }),
  confirm: t('common.confirm'),
  cancel: t('common.cancel'),
});
