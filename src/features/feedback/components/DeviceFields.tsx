import type { ReactNode } from 'react';
import { ChosenDevice } from '../../../app/device/ChosenDevice.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import '../../../ui/field/field.css';
import type { Errors } from '../../../app/form/form.ts';
import { loadChunk, useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { FieldNotes } from './ReportFields.tsx';

export type Source = 'mine' | 'manual';

interface DeviceFieldsProps {
  signedIn: boolean;
  source: Source;
  onSource(source: Source): void;
  deviceId: string;
  onDevice(id: string): void;
  errors: Errors;
  snFigure: ReactNode;
  /** Said at the user's own device */
  note: FieldNotes[string];
}

/** The device: one of the user's, or one that is described by its label. */
export function DeviceFields({ signedIn, source, onSource, deviceId, onDevice, errors, snFigure, note }: DeviceFieldsProps) {
  const t = useT();
  // Stays mounted, so that switching to the user's own devices does not lose what was typed.
  const manual = useLazyChunk(source === 'manual', () => loadChunk('manual', () => import('./ManualDevice.tsx')));

  return (
    <div className="form">
      <Segmented
        name="source"
        label={t('device.label')}
        options={[
          { value: 'mine', label: t('feedback.deviceMine') },
          { value: 'manual', label: t('device.manual') },
        ]}
        value={source}
        onChange={onSource}
        aside={note?.aside}
      />
      <input type="hidden" name="mineId" value={deviceId} />
      <div className="field" hidden={source !== 'mine'}>
        <ChosenDevice
          signedIn={signedIn}
          labelId="source-label"
          deviceId={deviceId}
          onDevice={onDevice}
          onManual={() => onSource('manual')}
          hint={note?.hint}
          error={errors.device}
          required
        />
      </div>
      {manual && (
        <div className="form" hidden={source !== 'manual'}>
          <manual.ManualDevice snFigure={snFigure} />
        </div>
      )}
    </div>
  );
}
