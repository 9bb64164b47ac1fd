import { useRef, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './serial-field.css';

/** The state of the scan: the key of its text. */
type Scan = 'register.scanReading' | 'register.scanDone' | 'register.scanFailed';

/** The serial number: typed, or read from a photo of its label. The photo is neither uploaded nor stored. */
export function SerialField() {
  const t = useT();
  const { errors, changed, clear } = useForm();
  const camera = useRef<HTMLInputElement>(null);
  const [scan, setScan] = useState<Scan>();

  const read = async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    if (!photo) return;
    setScan('register.scanReading');
    try {
      const { readSerial } = await loadChunk('scan', () => import('../scan.ts'));
      const found = await readSerial(photo, 'serialNumber');
      if (found) {
        clear('serialNumber');
        changed();
      }
      setScan(found ? 'register.scanDone' : 'register.scanFailed');
    } catch {
      setScan(undefined);
    }
    input.value = '';
  };

  return (
    <div className="serial-field">
      <TextField
        name="serialNumber"
        label={t('register.serialNumber')}
        placeholder={t('register.serialNumberPlaceholder')}
        hint={t('register.serialNumberHint')}
        error={errors.serialNumber}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button busy={scan === 'register.scanReading'} onClick={() => camera.current?.click()}>
        <Icon name="camera" /> {t('register.scan')}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void read(event.target)}
      />
      <p className={scan === 'register.scanFailed' ? 'field-error' : 'field-hint'} role="status">
        {scan && t(scan)}
      </p>
    </div>
  );
}
