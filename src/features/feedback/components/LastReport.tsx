import { useCallback, useEffect, useRef, useState } from 'react';
import { useDevices } from '../../../app/device/use-devices.ts';
import { useForm } from '../../../app/form/form.ts';
import { type Feedback, feedbackDetail, listFeedback } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { isEmpty, loadDraft } from '../../../stores/drafts.ts';
import { api } from '../../../stores/session.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { FieldNotes } from './ReportFields.tsx';

interface LastReportProps {
  user: UserInfo | undefined;
  /** The device that the report is about, if it is one of the user's */
  deviceId: string;
  /** The user comes from an answer that did not help: the device is one that it is about */
  fromAnswer: boolean;
  onDevice(id: string): void;
  /** Called with what is to be said at the fields that were prefilled */
  onNotes(notes: FieldNotes): void;
}

/** The text fields that are prefilled, and what names each. */
const labels = {
  contact: 'feedback.contact',
  platform: 'feedback.platform',
  orderNumber: 'feedback.orderNumber',
} as const;

const names = Object.keys(labels) as (keyof typeof labels)[];

/**
 * Prefills an empty report with what its writer entered in their last one, each removable. Nothing that was typed or chosen is
 * overwritten, and nothing moves what has the focus.
 */
export function LastReport({ user, deviceId, fromAnswer, onDevice, onNotes }: LastReportProps) {
  const t = useT();
  const uid = user?.uid;
  const { prefill, clear, changed } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const [report, setReport] = useState<Feedback>();
  const [given, setGiven] = useState<Readonly<Partial<Record<string, string>>>>({});
  const resource = useDevices();
  const devices = resource.status === 'ready' ? resource.data.devices : undefined;

  const forget = useCallback((name: string) => setGiven(({ [name]: _, ...others }) => others), []);
  const give = (values: Record<string, string>) => {
    prefill(values);
    for (const name of Object.keys(values)) clear(name);
    setGiven((before) => ({ ...before, ...values }));
  };

  useEffect(() => {
    if (!uid) return;
    let left = false;
    void loadLast(uid).then(
      (found) => !left && setReport(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [uid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the report has come
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!report || !form) return;
    const values: Record<string, string> = {};
    for (const name of names) {
      const control = inputOf(form, name);
      const value = report[name].trim();
      if (!value || !control || control.value || !isBelowFocus(control)) continue;
      control.value = value;
      values[name] = value;
    }
    give(values);
    const forgetChanged = ({ target }: Event) => forget((target as HTMLInputElement).name);
    form.addEventListener('input', forgetChanged);
    return () => form.removeEventListener('input', forgetChanged);
  }, [report]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both have come
  useEffect(() => {
    const button = document.getElementById('device');
    const device = devices?.find(({ id, place }) => id === report?.device.deviceId && place !== 'removed');
    const chosen = inputOf(place.current?.closest('form'), 'mineId')?.value;
    if (!device || !button || chosen || fromAnswer || !isBelowFocus(button)) return;
    give({ mineId: device.id });
    onDevice(device.id);
  }, [report, devices !== undefined]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another field is prefilled
  useEffect(() => {
    const removeOf = (name: string, label: string, remove: () => void) => (
      <button
        type="button"
        aria-label={`${t('feedback.remove')}: ${label}`}
        onClick={() => {
          remove();
          forget(name);
        }}
      >
        {t('feedback.remove')}
      </button>
    );
    const notes: Record<string, FieldNotes[string]> = {};
    for (const name of names) {
      if (given[name] === undefined) continue;
      const hint = [t('feedback.fromLast'), name === 'contact' && t('feedback.contactHint')].filter(Boolean).join(' ');
      const remove = () => {
        const control = inputOf(place.current?.closest('form'), name);
        if (!control) return;
        control.value = '';
        control.focus();
        changed(name);
      };
      notes[name] = { hint, aside: removeOf(name, t(labels[name]), remove) };
    }
    if (given.mineId && given.mineId === deviceId)
      notes.mineId = {
        aside: (
          <>
            {t('feedback.fromLast')}{' '}
            {removeOf('mineId', t('device.label'), () => {
              onDevice('');
              document.getElementById('device')?.focus();
            })}
          </>
        ),
      };
    onNotes(notes);
  }, [given, deviceId]);

  return <span ref={place} hidden />;
}

/** The user's newest report; nothing where they have written none, or have a draft, which is newer. */
async function loadLast(uid: string): Promise<Feedback | undefined> {
  const draft = await loadDraft('feedback', uid);
  if (draft && !isEmpty(draft, { source: 'mine' })) return;
  const { items } = await api(listFeedback, { limit: 1 }, { quiet: true });
  return items[0] && api(feedbackDetail, { id: items[0].id }, { quiet: true });
}

const inputOf = (form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`);

/** Whether a field stands after what has the focus in its form: what is said at it moves only what follows. */
function isBelowFocus(field: Element): boolean {
  const focused = document.activeElement;
  if (!focused || !field.closest('form')?.contains(focused)) return true;
  return (focused.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
