import type { ReactNode } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** Serial number and device ID of a device that is not among the user's. Loaded after the form, so it restores its own draft. */
export function ManualDevice({ snFigure }: { snFigure: ReactNode }) {
  const t = useT();
  const { errors, restored } = useForm();
  return (
    <>
      <TextField
        name="sn"
        label={t('feedback.sn')}
        placeholder={t('feedback.snPlaceholder')}
        hint={t('feedback.snHint')}
        error={errors.sn}
        defaultValue={restored?.fields.sn}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {snFigure}
      <TextField
        name="deviceId"
        label={t('feedback.deviceId')}
        hint={t('feedback.deviceIdHint')}
        error={errors.deviceId}
        defaultValue={restored?.fields.deviceId}
        optional
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
