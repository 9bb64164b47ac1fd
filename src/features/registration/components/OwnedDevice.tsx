import { ChosenDevice } from '../../../app/device/ChosenDevice.tsx';
import { useDevices } from '../../../app/device/use-devices.ts';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldHead } from '../../../ui/field/Field.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { fillFromDevice } from '../fill-from-device.ts';
import type { Model } from '../model.ts';

interface OwnedDeviceProps {
  models: readonly Model[];
  /** The key of the chosen model; empty while none is chosen */
  model: string;
  onModel(key: string): void;
}

/** Links the registration to one of the user's devices, which fills in its model and serial number. */
export function OwnedDevice({ models, model, onModel }: OwnedDeviceProps) {
  const t = useT();
  const { errors, clear, changed } = useForm();
  const [deviceId, setDeviceId] = useChoice<string>('deviceId', '');
  const state = useDevices();
  const deviceOf = (wanted: string) =>
    state.status === 'ready' ? state.data.devices.find(({ id }) => id === wanted) : undefined;

  const choose = (id: string) => {
    setDeviceId(id);
    clear('device');
    const serial = document.getElementById('serialNumber');
    if (!(serial instanceof HTMLInputElement)) return;
    const choice = { from: deviceOf(deviceId), to: deviceOf(id) };
    const filled = fillFromDevice({ model, serialNumber: serial.value }, choice, models);
    onModel(filled.model);
    if (filled.serialNumber === serial.value) return;
    serial.value = filled.serialNumber;
    changed('serialNumber');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as labels do
    <div className="field" role="group" aria-labelledby="device-label">
      <FieldHead name="device" label={t('register.device')} optional group />
      <input type="hidden" name="deviceId" value={deviceId} />
      <ChosenDevice
        signedIn
        labelId="device-label"
        deviceId={deviceId}
        onDevice={choose}
        hint={t('register.deviceHint')}
        error={errors.device}
      />
      {deviceId && (
        <Button variant="quiet" onClick={() => choose('')}>
          {t('register.deviceRemove')}
        </Button>
      )}
    </div>
  );
}
