import { type FormEvent, useState } from 'react';
import { unlockSound } from '../../../recipes/cooking/sound.ts';
import { longestTimer, startTimer } from '../../../stores/timers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './new-timer.css';

const maxNameLength = 40;

/** A dialog that starts a timer with a name and minutes. */
export function NewTimer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const [invalid, setInvalid] = useState(false);
  const error = invalid ? t('recipeCook.timerWrong', { most: longestTimer / 60 }) : undefined;
  const close = () => {
    setInvalid(false);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const minutes = Number(String(fields.get('timerMinutes')).trim().replace(',', '.'));
    const isValid = minutes > 0 && minutes * 60 <= longestTimer;
    setInvalid(!isValid);
    if (!isValid) return event.currentTarget.querySelector<HTMLElement>('#timerMinutes')?.focus();
    unlockSound();
    const name = String(fields.get('timerName')).trim() || t('recipeCook.timer');
    startTimer({ name, seconds: minutes * 60, of: '' });
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={t('recipeCook.newTimer')}>
      <form className="stack" noValidate onSubmit={submit} onInput={() => setInvalid(false)}>
        {/* The field, which has the focus already, does not say it. */}
        <p className="visually-hidden" role="status">
          {error}
        </p>
        <div className="stack new-timer-fields">
          <TextField name="timerName" label={t('recipeCook.timerName')} optional maxLength={maxNameLength} autoComplete="off" />
          <TextField
            name="timerMinutes"
            label={t('recipeCook.timerMinutes')}
            inputMode="decimal"
            autoComplete="off"
            error={error}
          />
        </div>
        <Button type="submit" variant="primary" block>
          {t('recipeCook.startFree')}
        </Button>
      </form>
    </Dialog>
  );
}
