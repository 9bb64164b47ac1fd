import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Device, Home } from '../../../contract/devices/list.ts';
import type { Shell } from '../../../shell/shell.ts';
import { guardLeaving, type LeaveGuard } from '../../../stores/leave-guard.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useWidget } from '../use-widget.ts';
import { isSame, type WidgetDevice } from '../widget-device.ts';
import { Sections } from './Sections.tsx';
import { Trouble } from './Trouble.tsx';

interface ChoiceProps {
  shell: Shell;
  devices: readonly Device[];
  homes: readonly Home[];
}

/** Loads what the app has kept, which the choice begins with. */
export function Choice({ shell, ...lists }: ChoiceProps) {
  const { saved, save } = useWidget(shell);
  return saved === 'loading' ? <Skeleton rows={5} /> : <Chooser saved={saved} save={save} {...lists} />;
}

interface ChooserProps extends Omit<ChoiceProps, 'shell'> {
  saved: WidgetDevice | undefined;
  save(widget: WidgetDevice): Promise<void>;
}

function Chooser({ saved, save, devices, homes }: ChooserProps) {
  const t = useT();
  const [chosen, setChosen] = useState(saved);
  const [missing, setMissing] = useState(false);
  const device = devices.find(({ id }) => id === chosen?.deviceId);
  const [homeId, setHomeId] = useState(device?.homeId);
  const home = homes.find(({ id }) => id === homeId) ?? homes.find(({ current }) => current);
  useUnsaved(!isSame(chosen, saved));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (!chosen) return;
    await save(chosen).then(
      () => showToast(t('widgets.saved'), 'success'),
      () => showToast(t('widgets.notSaved')),
    );
  };

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {chosen && <Trouble chosen={chosen} device={device} />}
      {homes.length > 1 && (
        <Segmented
          name="home"
          label={t('widgets.home')}
          options={homes.map(({ id, name, current }) => ({
            value: id,
            label: current ? t('widgets.currentHome', { home: name }) : name,
          }))}
          value={home?.id ?? ''}
          onChange={setHomeId}
        />
      )}
      <Sections
        devices={devices}
        home={home}
        chosen={chosen}
        error={missing && !chosen ? t('device.placeholder') : undefined}
        onChoose={setChosen}
      />
      <Button type="submit" variant="primary" block>
        {t('widgets.save')}
      </Button>
    </form>
  );
}

/** Asks before a choice that was not saved is left (docs/spec.md §5). */
function useUnsaved(unsaved: boolean): void {
  const t = useT();
  const guard = useRef<LeaveGuard>(undefined);

  useEffect(() => {
    const question = { text: t('common.leaveUnsaved'), confirm: t('common.confirm'), cancel: t('common.cancel') };
    guard.current = guardLeaving(() => question);
    return guard.current.stop;
  }, [t]);

  useEffect(() => void guard.current?.set(unsaved), [unsaved]);
}
