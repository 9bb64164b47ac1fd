import { type DragEvent, useRef, useState } from 'react';
import { maxImageMegabytes, maxImages } from '../../contract/images/limits.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FieldHead } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useLazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { useForm } from './form.ts';
import { formChunk } from './load-form.ts';
import './photo-field.css';

/**
 * The photos of a form: from the camera or the gallery (two inputs, since apps break the one or the other), or dropped; each with its
 * progress, a retry and a removal. `Form` handles pasting, since a paste may happen in any field.
 */
export function PhotoField() {
  const t = useT();
  const { photos, errors } = useForm();
  const isFull = photos.ready.length >= maxImages;
  const part = useLazyChunk(photos.ready.length + photos.rejected.length, formChunk.load);
  const [over, setOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);

  const addFrom = (input: HTMLInputElement) => {
    photos.addFiles([...(input.files ?? [])]);
    input.value = '';
  };
  const drag = (event: DragEvent, inside: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as labels do
    <div
      className={over ? 'field photo-field-over' : 'field'}
      id="images"
      role="group"
      tabIndex={-1}
      aria-labelledby="images-label"
      aria-describedby="images-hint images-error"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        photos.addFiles([...event.dataTransfer.files]);
      }}
    >
      <FieldHead name="images" label={t('common.photos')} optional group />
      <p className="field-hint" id="images-hint">
        {t('form.photosHint', { max: maxImages, size: maxImageMegabytes })}
      </p>
      {photos.ready.length > 0 && part && <part.PhotoList photos={photos} />}
      <div className="photo-errors" id="images-error" role="alert">
        {errors.images && <p className="field-error">{errors.images}</p>}
        {part && <part.RejectedFiles files={photos.rejected} />}
      </div>
      <div className="photo-buttons">
        <Button stacked onClick={() => camera.current?.click()} disabled={isFull}>
          <Icon name="camera" /> {t('form.photoCamera')}
        </Button>
        <Button stacked onClick={() => gallery.current?.click()} disabled={isFull}>
          <Icon name="photos" /> {t('form.photoGallery')}
        </Button>
      </div>
      <p className="photo-drop field-hint">{t('form.photoDrop')}</p>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={(event) => addFrom(event.target)} />
      <input ref={gallery} type="file" accept="image/*" multiple hidden onChange={(event) => addFrom(event.target)} />
    </div>
  );
}
