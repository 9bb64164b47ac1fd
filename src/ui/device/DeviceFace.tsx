import type { Device } from '../../contract/devices/list.ts';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import { deviceState } from './device-state.ts';
import { modelName } from './model-name.ts';
import './device.css';

interface DeviceFaceProps {
  device: Device;
  /** A class of the component that it stands in, for the icon's color */
  iconClass?: string;
}

/** A device in a line or two: what it is called, its model, and whether it can be reached. */
export function DeviceFace({ device, iconClass }: DeviceFaceProps) {
  const t = useT();
  return (
    <>
      <Icon name={device.kind} className={iconClass} />
      <span className="chosen-device-text">
        <bdi>{device.name}</bdi>
        <small>
          {modelName(device.model)} · {deviceState(device, t)}
        </small>
      </span>
    </>
  );
}
