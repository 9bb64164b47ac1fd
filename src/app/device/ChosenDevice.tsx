import { type ComponentType, type ReactNode, useState } from 'react';
import type { Device, DeviceList } from '../../contract/devices/list.ts';
import type { Translate } from '../../i18n/t.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { controlIds, FieldNotes } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { lazyChunk, useLazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { useDevices } from './use-devices.ts';
import '../../ui/device/device.css';
import './device-choice.css';

/** How a device looks, and the sheet to choose one in. */
export const deviceChunk = lazyChunk('devices', () => import('./device-chunk.ts'));

export interface ChosenDeviceProps {
  signedIn: boolean;
  /** The id of what names it */
  labelId: string;
  /** Empty while none is chosen */
  deviceId: string;
  onDevice(id: string): void;
  /** The way out for somebody whose device is not among the user's */
  onManual?: (() => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Said in the button's description: a button has no `aria-required` */
  required?: boolean;
}

/** One of the user's devices, and the way to choose another one, in a sheet above the form. */
export function ChosenDevice({ signedIn, labelId, deviceId, onDevice, onManual, hint, error, required }: ChosenDeviceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const state = useDevices(signedIn);
  const chosen = chosenDevice(state, deviceId, t);
  const notes = { name: 'device', label: '', hint, error };
  const ids = controlIds(notes);
  const chunk = useLazyChunk(typeof chosen === 'string' ? open : chosen, deviceChunk.load);

  return (
    <>
      <button
        className="control control-row"
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} device`}
        {...ids}
        aria-describedby={required ? `${ids['aria-describedby'] ?? ''} device-required` : ids['aria-describedby']}
        onClick={() =>
          void deviceChunk.load().then(
            () => setOpen(true),
            () => undefined,
          )
        }
      >
        <Chosen device={chosen} face={chunk?.DeviceFace} />
        <Icon name="down" size="small" />
      </button>
      <FieldNotes {...notes} />
      {required && (
        <span id="device-required" hidden>
          {t('common.required')}
        </span>
      )}
      {open && chunk && (
        <chunk.DeviceSheet
          signedIn={signedIn}
          chosen={deviceId}
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
      )}
    </>
  );
}

/** The device of this id, or what to say in its place: that none is chosen, or that it is not known yet. Its id where it cannot be. */
export function chosenDevice(state: ResourceState<DeviceList>, deviceId: string, t: Translate): Device | string {
  if (!deviceId) return t('device.placeholder');
  switch (state.status) {
    case 'ready':
      return state.data.devices.find(({ id }) => id === deviceId) ?? t('device.placeholder');
    case 'failed':
      return deviceId;
    default:
      return t('common.loading');
  }
}

/** @param face how a device looks, once that is loaded: until then its icon and its name stand alone */
export function Chosen({ device, face: Face }: { device: Device | string; face: ComponentType<{ device: Device }> | undefined }) {
  if (typeof device === 'string') return <span className="chosen-device-text chosen-device-none">{device}</span>;
  if (Face) return <Face device={device} />;
  return (
    <>
      <Icon name={device.kind} />
      <bdi className="chosen-device-text">{device.name}</bdi>
    </>
  );
}
