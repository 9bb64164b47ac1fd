import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { DevicePicker, type DevicePickerProps } from './DevicePicker.tsx';

/** The choice of a device above the form, so that the form stays as it is, even where no draft can be kept. */
export function DeviceSheet({ onClose, ...picker }: DevicePickerProps & { onClose(): void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('feedback.devicePlaceholder')} kind="sheet">
      <DevicePicker {...picker} />
    </Dialog>
  );
}
