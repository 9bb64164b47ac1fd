import { ChosenDevice } from '../../../app/device/ChosenDevice.tsx';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { OptionalMark } from '../../../ui/field/Field.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** Links the registration to one of the user's devices. */
export function OwnedDevice({ signedIn }: { signedIn: boolean }) {
  const t = useT();
  const { errors, clear } = useForm();
  const [deviceId, setDeviceId] = useChoice<string>('deviceId', '');
  const choose = (id: string) => {
    setDeviceId(id);
    clear('device');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as labels do
    <div className="field" role="group" aria-labelledby="device-label" aria-describedby="device-hint">
      <span className="field-label" id="device-label">
        {t('register.device')}
        <OptionalMark name="device" label="" optional />
      </span>
      <input type="hidden" name="deviceId" value={deviceId} />
      <ChosenDevice signedIn={signedIn} labelId="device-label" deviceId={deviceId} onDevice={choose} error={errors.device} />
      <p className="field-hint" id="device-hint">
        {t('register.deviceHint')}
      </p>
      {deviceId && (
        <Button variant="quiet" onClick={() => choose('')}>
          {t('register.deviceRemove')}
        </Button>
      )}
    </div>
  );
}
