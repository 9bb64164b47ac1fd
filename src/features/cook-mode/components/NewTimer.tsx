import { type FormEvent, useState } from 'react';
import { unlockSound } from '../../../recipes/cooking/sound.ts';
import { longestTimer, startTimer } from '../../../stores/timers.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** Letters of a timer's name. */
const longestName = 40;

/** Sets a free timer, by name and minutes. */
export function NewTimer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setWrong(false);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const minutes = Number(String(fields.get('timerMinutes')).trim().replace(',', '.'));
    const fits = minutes > 0 && minutes * 60 <= longestTimer;
    setWrong(!fits);
    if (!fits) return event.currentTarget.querySelector<HTMLElement>('#timerMinutes')?.focus();
    unlockSound();
    const name = String(fields.get('timerName')).trim() || t('recipeCook.timer');
    startTimer({ name, seconds: minutes * 60, of: '' });
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={t('recipeCook.newTimer')}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField name="timerName" label={t('recipeCook.timerName')} optional maxLength={longestName} autoComplete="off" />
        <TextField
          name="timerMinutes"
          label={t('recipeCook.timerMinutes')}
          inputMode="decimal"
          autoComplete="off"
          error={wrong ? t('recipeCook.timerWrong', { most: longestTimer / 60 }) : undefined}
        />
        <Button type="submit" variant="primary" block>
          {t('recipeCook.startFree')}
        </Button>
      </form>
    </Dialog>
  );
}
