import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/**
 * Android's photo picker offers no camera, and the web view of an app opens either the camera or the gallery, as `capture` says
 * (docs/native-apps.md). Elsewhere the system asks by itself.
 */
const mustAsk = () => /Android/.test(navigator.userAgent);

/** Takes or chooses one photo. */
export function PhotoButton({ label, onFiles }: { label: string; onFiles(files: FileList | null): void }) {
  const t = useT();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);

  const choose = (input: HTMLInputElement | null) => {
    setAsking(false);
    input?.click();
  };
  const file = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      onFiles(target.files);
      target.value = '';
    },
  };
  return (
    <>
      <Button compact onClick={() => (mustAsk() ? setAsking(true) : choose(gallery.current))}>
        <Icon name="camera" /> {label}
      </Button>
      <input ref={camera} capture="environment" {...file} />
      <input ref={gallery} {...file} />
      <Dialog open={asking} onClose={() => setAsking(false)} title={label}>
        <CellGroup>
          <Cell leading={<Icon name="camera" />} label={t('form.photoCamera')} onClick={() => choose(camera.current)} />
          <Cell leading={<Icon name="photos" />} label={t('recipeEdit.pictureChoose')} onClick={() => choose(gallery.current)} />
        </CellGroup>
      </Dialog>
    </>
  );
}
