import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { whenReleased } from '../../../app/form/when-released.ts';
import type { Device } from '../../../contract/devices/list.ts';
import type { Feedback } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { inputOf, isBelowFocus, loadLastReport, prefilledLabels, prefilledNames, prefillTexts } from '../last-report.ts';
import type { FieldNotes } from './ReportFields.tsx';
import './last-report.css';

interface LastReportProps {
  user: UserInfo | undefined;
  /** The user's devices; undefined until they have loaded */
  devices: readonly Device[] | undefined;
  /** The device that the report is about, if it is one of the user's */
  deviceId: string;
  /** The user comes from an answer that did not help: the device is one that it is about */
  fromAnswer: boolean;
  onDevice(id: string): void;
  /** Called with what is to be said at the fields that were prefilled */
  onNotes(notes: FieldNotes): void;
}

/**
 * Prefills an empty report with what its writer entered in their last one, each value removable. Overwrites nothing that was typed
 * or chosen, and moves nothing that has the focus.
 */
export function LastReport({ user, devices, deviceId, fromAnswer, onDevice, onNotes }: LastReportProps) {
  const { prefill, clear } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const report = useLastReport(user?.uid);
  const [prefilled, setPrefilled] = useState<Readonly<Partial<Record<string, string>>>>({});
  const formOf = useCallback(() => place.current?.closest('form'), []);

  const forget = useCallback((name: string) => setPrefilled(({ [name]: _, ...others }) => others), []);
  const add = (values: Record<string, string>) => {
    prefill(values);
    for (const name of Object.keys(values)) clear(name);
    setPrefilled((before) => ({ ...before, ...values }));
  };

  useEffect(() => {
    const form = formOf();
    const onInput = ({ target }: Event) => forget((target as HTMLInputElement).name);
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [formOf, forget]);

  const prefillFrom = (last: Feedback) => {
    const form = formOf();
    if (form) add(prefillTexts(form, last));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the report has loaded
  useEffect(() => report && whenReleased(() => prefillFrom(report)), [report]);

  const prefillDevice = () => {
    const button = document.getElementById('device');
    const device = devices?.find(({ id, place }) => id === report?.device.deviceId && place !== 'removed');
    const chosen = inputOf(formOf(), 'mineId')?.value;
    if (!device || !button || chosen || fromAnswer || !isBelowFocus(button)) return;
    add({ mineId: device.id });
    onDevice(device.id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both have loaded
  useEffect(() => whenReleased(prefillDevice), [report, devices !== undefined]);

  useNotes({ prefilled, deviceId, formOf, forget, onDevice, onNotes });

  return <span ref={place} hidden />;
}

/** The last report of a user, never that of the one before. */
function useLastReport(uid: string | undefined): Feedback | undefined {
  const [report, setReport] = useState<Feedback>();
  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    void loadLastReport(uid).then(
      (found) => isCurrent && setReport(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setReport(undefined);
    };
  }, [uid]);
  return report;
}

interface Notes extends Pick<LastReportProps, 'deviceId' | 'onDevice' | 'onNotes'> {
  /** The values that were prefilled and have not been changed since, by field */
  prefilled: Readonly<Partial<Record<string, string>>>;
  formOf(): HTMLFormElement | null | undefined;
  forget(name: string): void;
}

/** Marks each prefilled field, with a button that removes its value. Where the values come from is written at the first one only. */
function useNotes({ prefilled, deviceId, formOf, forget, onDevice, onNotes }: Notes): void {
  const t = useT();
  const { changed } = useForm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is prefilled changes
  useEffect(() => {
    const removeText = (name: string) => {
      const field = inputOf(formOf(), name);
      if (!field) return;
      field.value = '';
      field.focus();
      changed(name);
      forget(name);
    };
    const removeDevice = () => {
      onDevice('');
      document.getElementById('device')?.focus();
      forget('mineId');
    };
    const notes: Record<string, FieldNotes[string]> = {};
    const mark = (name: string, label: string, onRemove: () => void) => {
      const isFirst = Object.keys(notes).length === 0;
      notes[name] = {
        aside: (
          <button type="button" className="last-report-clear" aria-label={`${t('feedback.clear')}: ${label}`} onClick={onRemove}>
            {t('feedback.clear')}
          </button>
        ),
        ...(isFirst && { hint: t('feedback.fromLast') }),
      };
    };
    if (prefilled.mineId && prefilled.mineId === deviceId) mark('mineId', t('device.label'), removeDevice);
    for (const name of prefilledNames)
      if (prefilled[name] !== undefined) mark(name, t(prefilledLabels[name]), () => removeText(name));
    return whenReleased(() => onNotes(notes));
  }, [prefilled, deviceId]);
}
