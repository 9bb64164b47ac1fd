import type { Device, Home } from '../../../contract/devices/list.ts';
import type { Translate } from '../../../i18n/t.ts';
import { CellGroup } from '../../../ui/cell/Cell.tsx';
import { deviceDetail } from '../../../ui/device/device-detail.ts';
import { modelName } from '../../../ui/device/model-name.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { type Section, sectionsOf } from '../sections.ts';
import { isSupported } from '../supported.ts';
import { isSame, type WidgetDevice, widgetOf } from '../widget-device.ts';
import './sections.css';

interface DeviceSectionsProps {
  devices: readonly Device[];
  home: Home | undefined;
  chosen: WidgetDevice | undefined;
  error: string | undefined;
  onChoose(widget: WidgetDevice): void;
}

/** The devices of a home in their groups, to choose one; those that cannot be chosen say why. */
export function DeviceSections({ devices, home, chosen, error, onChoose }: DeviceSectionsProps) {
  const t = useT();
  return (
    <fieldset className="widget-devices" id="device" aria-describedby={error && 'device-error'}>
      <legend className="field-label">{t('widgets.device')}</legend>
      {sectionsOf(devices, home).map((section) => (
        <CellGroup key={`${section.id}/${section.name}`} label={nameOf(section, t)}>
          {section.devices.map((device) => {
            const widget = widgetOf(device, section.id);
            return (
              <DeviceOption key={device.id} device={device} checked={isSame(widget, chosen)} onChoose={() => onChoose(widget)} />
            );
          })}
        </CellGroup>
      ))}
      <div role="alert">
        <FieldNotes name="device" label="" error={error} />
      </div>
    </fieldset>
  );
}

function nameOf({ name }: Section, t: Translate) {
  switch (name) {
    case 'all':
      return undefined;
    case 'ungrouped':
      return t('widgets.ungrouped');
    case 'shared':
      return t('device.shared');
    case 'removed':
      return t('device.gone');
    default:
      return <bdi>{name.group}</bdi>;
  }
}

interface DeviceOptionProps {
  device: Device;
  checked: boolean;
  onChoose(): void;
}

function DeviceOption({ device, checked, onChoose }: DeviceOptionProps) {
  const t = useT();
  const supported = isSupported(device);
  return (
    <li className="cell">
      <label className="cell-main widget-device">
        <span className="cell-leading widget-face">
          <Icon name={device.kind} />
        </span>
        <span className="cell-text">
          <bdi className="cell-label widget-face">{device.name}</bdi>
          <span className="cell-detail">
            {supported ? deviceDetail(device, t) : `${modelName(device.model)} · ${t('widgets.unsupported')}`}
          </span>
        </span>
        <input
          className="widget-radio"
          type="radio"
          name="device"
          checked={checked}
          disabled={!supported || device.place === 'removed'}
          onChange={onChoose}
        />
      </label>
    </li>
  );
}
