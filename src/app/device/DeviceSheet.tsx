import { useT } from '../../ui/screen/use-t.ts';
import { FormSheet } from '../sheet/FormSheet.tsx';
import { DevicePicker, type DevicePickerProps } from './DevicePicker.tsx';

/** The choice of a device above the form. */
export function DeviceSheet({ onClose, ...picker }: DevicePickerProps & { onClose(): void }) {
  const t = useT();
  return (
    <FormSheet title={t('device.placeholder')} onClose={onClose}>
      <DevicePicker {...picker} />
    </FormSheet>
  );
}
