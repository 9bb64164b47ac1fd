import { lazy, Suspense, useState } from 'react';
import { FieldNotes } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { loadChunk } from '../lazy-chunk/lazy-chunk.ts';
import { useDevices } from './use-devices.ts';
import '../../ui/device/device.css';

const loadSheet = () => loadChunk('devices', () => import('./DeviceSheet.tsx'));
const DeviceFace = lazy(() => import('../../ui/device/DeviceFace.tsx').then((module) => ({ default: module.DeviceFace })));
const DeviceSheet = lazy(() => loadSheet().then((module) => ({ default: module.DeviceSheet })));

export interface ChosenDeviceProps {
  signedIn: boolean;
  /** The id of what names it */
  labelId: string;
  /** Empty while none is chosen */
  deviceId: string;
  onDevice(id: string): void;
  /** The way out for somebody whose device is not among the user's */
  onManual?: (() => void) | undefined;
  error?: string | undefined;
}

/** One of the user's devices, and the way to choose another one, in a sheet above the form. */
export function ChosenDevice({ signedIn, labelId, deviceId, onDevice, onManual, error }: ChosenDeviceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const state = useDevices(signedIn);
  const device = state.status === 'ready' ? state.data.devices.find(({ id }) => id === deviceId) : undefined;

  return (
    <div>
      <button
        className="control control-row"
        id="device"
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} device`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'device-error'}
        onClick={() =>
          void loadSheet().then(
            () => setOpen(true),
            () => undefined,
          )
        }
      >
        {device ? (
          <Suspense fallback={<span className="chosen-device-text">{device.name}</span>}>
            <DeviceFace device={device} />
          </Suspense>
        ) : (
          <span className="chosen-device-text chosen-device-none">
            {!deviceId || state.status === 'ready'
              ? t('device.placeholder')
              : state.status === 'failed'
                ? deviceId
                : t('common.loading')}
          </span>
        )}
        <Icon name="chevron" />
      </button>
      <FieldNotes name="device" label="" error={error} />
      {open && (
        <Suspense>
          <DeviceSheet
            signedIn={signedIn}
            onClose={() => setOpen(false)}
            onPick={({ id }) => {
              onDevice(id);
              setOpen(false);
            }}
            onManual={
              onManual &&
              (() => {
                setOpen(false);
                onManual();
              })
            }
          />
        </Suspense>
      )}
    </div>
  );
}
