import type { Device } from '../../contract/devices/list.ts';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import { deviceState } from './device-state.ts';
import { modelName } from './model-name.ts';
import './device.css';

/** A device in a line or two: what it is called, its model, and whether it can be reached. */
export function DeviceFace({ device }: { device: Device }) {
  const t = useT();
  return (
    <>
      <Icon name={device.kind} />
      <span className="chosen-device-text">
        <bdi>{device.name}</bdi>
        <small>
          {modelName(device.model)} · {deviceState(device, t)}
        </small>
      </span>
    </>
  );
}
