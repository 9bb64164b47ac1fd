import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { DevicePicker, type DevicePickerProps } from './DevicePicker.tsx';
import './device-sheet.css';

/**
 * The choice of a device above the form, so that the form stays as it is, even where no draft can be kept. Not in the form: its
 * search must neither submit it nor count as an entry.
 */
export function DeviceSheet({ onClose, ...picker }: DevicePickerProps & { onClose(): void }) {
  const t = useT();
  const apart = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events to itself
    <div onInput={apart} onPaste={apart} onFocus={apart}>
      <Dialog open onClose={onClose} title={t('device.placeholder')} kind="sheet">
        <DevicePicker {...picker} />
      </Dialog>
    </div>,
    document.body,
  );
}
