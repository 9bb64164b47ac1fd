import { type ReactNode, useEffect, useState } from 'react';
import { $devices, loadDevices } from '../../../stores/devices.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useStore } from '../../../ui/store/use-store.ts';
import { deviceState } from '../device-state.ts';
import { later, useLater } from '../load-later.ts';
import type { Errors } from '../model.ts';
// The styles of the sheet, which is loaded later.
import '../../../ui/cell/cell.css';
import '../../../ui/empty-state/empty-state.css';
import '../../../ui/skeleton/skeleton.css';

export type Source = 'mine' | 'manual';

interface DeviceFieldsProps {
  signedIn: boolean;
  source: Source;
  onSource(source: Source): void;
  deviceId: string;
  onDevice(id: string): void;
  errors: Errors;
  snFigure: ReactNode;
}

/** Which device it is about: one of the user's, or what its label says. */
export function DeviceFields({ signedIn, source, onSource, deviceId, onDevice, errors, snFigure }: DeviceFieldsProps) {
  const t = useT();
  return (
    <div className="report-device">
      <Segmented
        name="source"
        label={t('feedback.device')}
        options={[
          { value: 'mine', label: t('feedback.deviceMine') },
          { value: 'manual', label: t('feedback.deviceManual') },
        ]}
        value={source}
        onChange={onSource}
      />
      <input type="hidden" name="mineId" value={deviceId} />
      <div hidden={source !== 'mine'}>
        <ChosenDevice
          signedIn={signedIn}
          deviceId={deviceId}
          onDevice={onDevice}
          onManual={() => onSource('manual')}
          error={errors.device}
        />
      </div>
      <div className="report-device" hidden={source !== 'manual'}>
        <TextField
          name="sn"
          label={t('feedback.sn')}
          placeholder={t('feedback.snPlaceholder')}
          hint={t('feedback.snHint')}
          error={errors.sn}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {snFigure}
        <TextField
          name="deviceId"
          label={t('feedback.deviceId')}
          placeholder={t('feedback.deviceIdPlaceholder')}
          error={errors.deviceId}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  );
}

type ChosenDeviceProps = Pick<DeviceFieldsProps, 'signedIn' | 'deviceId' | 'onDevice'> & {
  onManual(): void;
  error?: string | undefined;
};

function ChosenDevice({ signedIn, deviceId, onDevice, onManual, error }: ChosenDeviceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const part = useLater(open);
  const state = useStore($devices);
  const device = state.status === 'ready' ? state.devices.find(({ id }) => id === deviceId) : undefined;

  useEffect(() => {
    if (signedIn) void loadDevices();
  }, [signedIn]);

  return (
    <div>
      <button
        className="report-chosen control"
        id="device"
        type="button"
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'device-error'}
        onClick={() =>
          void later().then(
            () => setOpen(true),
            () => undefined,
          )
        }
      >
        {device ? (
          <>
            <Icon name={device.kind} />
            <span className="report-chosen-text">
              <bdi>{device.name}</bdi>
              <small>
                {device.model} · {deviceState(device, t)}
              </small>
            </span>
          </>
        ) : (
          <span className="report-chosen-text report-chosen-none">
            {!deviceId ? t('feedback.devicePlaceholder') : state.status === 'failed' ? deviceId : t('common.loading')}
          </span>
        )}
        <Icon name="chevron" />
      </button>
      <FieldNotes name="device" label="" error={error} />
      {open && part && (
        <part.DeviceSheet
          signedIn={signedIn}
          onClose={() => setOpen(false)}
          onPick={({ id }) => {
            onDevice(id);
            setOpen(false);
          }}
          onManual={() => {
            setOpen(false);
            onManual();
          }}
        />
      )}
    </div>
  );
}
