import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Device, Home } from '../../../contract/devices/list.ts';
import type { Shell } from '../../../shell/shell.ts';
import { guardLeaving, type LeaveGuard } from '../../../stores/leave-guard.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { isSame, readWidget, type WidgetDevice, widgetKey } from '../widget-device.ts';
import { DeviceProblem } from './DeviceProblem.tsx';
import { DeviceSections } from './DeviceSections.tsx';

interface DeviceChoiceProps {
  shell: Shell;
  devices: readonly Device[];
  homes: readonly Home[];
}

/** Chooses the widget's device, starting with the one that the app has stored. */
export function DeviceChoice({ shell, ...lists }: DeviceChoiceProps) {
  const { saved, save } = useWidget(shell);
  return saved === 'loading' ? <Skeleton rows={5} /> : <Chooser saved={saved} save={save} {...lists} />;
}

interface ChooserProps extends Omit<DeviceChoiceProps, 'shell'> {
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
  useLeaveGuard(!isSame(chosen, saved));

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
      {chosen && <DeviceProblem chosen={chosen} device={device} />}
      {homes.length > 1 && (
        <Segmented
          name="home"
          label={t('widgets.home')}
          options={homes.map(({ id, name, current }) => ({
            value: id,
            label: current ? t('device.currentHome', { home: name }) : name,
          }))}
          value={home?.id ?? ''}
          onChange={setHomeId}
        />
      )}
      <DeviceSections
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

/** The widget's device in the app's storage, and how to change it. `saved` is undefined if there is none. */
function useWidget(shell: Shell) {
  const [saved, setSaved] = useState<WidgetDevice | 'loading' | undefined>('loading');

  useEffect(() => {
    shell.call('getLocalData', { key: widgetKey }).then(
      ({ value }) => setSaved(readWidget(value)),
      () => setSaved(undefined),
    );
  }, [shell]);

  /** @throws ShellError */
  const save = async (widget: WidgetDevice): Promise<void> => {
    await shell.call('saveLocalData', { key: widgetKey, value: JSON.stringify(widget) });
    setSaved(widget);
  };

  return { saved, save };
}

/** Asks before an unsaved choice is left (docs/spec.md §5). */
function useLeaveGuard(unsaved: boolean): void {
  const t = useT();
  const guard = useRef<LeaveGuard>(undefined);

  useEffect(() => {
    const question = { text: t('common.leaveUnsaved'), confirm: t('common.confirm'), cancel: t('common.cancel') };
    guard.current = guardLeaving(() => question);
    return guard.current.stop;
  }, [t]);

  useEffect(() => void guard.current?.set(unsaved), [unsaved]);
}
