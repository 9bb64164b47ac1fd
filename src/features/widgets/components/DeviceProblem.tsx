import type { Device } from '../../../contract/devices/list.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { WidgetDevice } from '../widget-device.ts';
import './trouble.css';

interface DeviceProblemProps {
  chosen: WidgetDevice;
  /** The device as it is now; undefined if the user no longer has it */
  device: Device | undefined;
}

/** Why the widget cannot show its device, and what to do about it (docs/spec.md §4). Renders nothing if it can. */
export function DeviceProblem({ chosen, device }: DeviceProblemProps) {
  const t = useT();
  const removed = !device || device.place === 'removed';
  if (!removed && device.place !== 'otherHome') return null;
  return (
    <div className="trouble" role="status">
      <Icon name="alert" className="trouble-icon" />
      <div>
        <strong>{t(removed ? 'device.removed' : 'device.otherHome')}</strong>
        <p>
          {removed
            ? t('widgets.removedText', { device: device?.name ?? chosen.name })
            : t('widgets.otherHomeText', { device: device.name, home: device.home })}
        </p>
      </div>
    </div>
  );
}
