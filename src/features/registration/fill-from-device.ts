import type { Device } from '../../contract/devices/list.ts';
import type { Model } from './model.ts';

/** The fields that a device knows the values of. */
export type DeviceFields = Readonly<Record<'model' | 'serialNumber', string>>;

/**
 * The fields after another device was chosen. Replaces those that are empty or have the value of the device chosen before, and never
 * what was entered by hand.
 *
 * @param from the device chosen before, if any; `to`: the one chosen now, if any
 * @param models those that can be registered: other ones are left out
 */
export function fillFromDevice(
  fields: DeviceFields,
  { from, to }: Readonly<Record<'from' | 'to', Device | undefined>>,
  models: readonly Model[],
): DeviceFields {
  const before = valuesOf(from, models);
  const after = valuesOf(to, models);
  const fill = (name: keyof DeviceFields) => {
    const entered = fields[name].trim();
    return entered === '' || entered === before[name] ? after[name] : fields[name];
  };
  return { model: fill('model'), serialNumber: fill('serialNumber') };
}

const valuesOf = (device: Device | undefined, models: readonly Model[]): DeviceFields => ({
  model: models.find(({ key }) => key === device?.model)?.key ?? '',
  serialNumber: device?.sn ?? '',
});
