import { type DragEvent, useRef, useState } from 'react';
import { maxImageMegabytes, maxImages } from '../../contract/images/limits.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OptionalMark } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useForm } from './form.ts';
import { useLater } from './load-later.ts';
import './photo-field.css';

/**
 * The pictures of a form: from the camera, from the gallery (apart, since apps break the one or the other), dropped; each
 * with its progress, a retry and a removal. Pasting is the form's, since a paste may happen in any field.
 */
export function PhotoField() {
  const t = useT();
  const { images, photos, errors } = useForm();
  const part = useLater(images.length + photos.turned.length);
  const [over, setOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);

  const take = (input: HTMLInputElement) => {
    void photos.add([...(input.files ?? [])]);
    input.value = '';
  };
  const drag = (event: DragEvent, inside: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };

  return (
    <fieldset
      className={over ? 'photo-field photo-field-over' : 'photo-field'}
      id="images"
      tabIndex={-1}
      aria-describedby="images-hint images-error"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void photos.add([...event.dataTransfer.files]);
      }}
    >
      <legend className="field-label">
        {t('form.photos')}
        <OptionalMark name="images" label="" optional />
      </legend>
      <p className="field-hint" id="images-hint">
        {t('form.photosHint', { max: maxImages, size: maxImageMegabytes })}
      </p>
      {images.length > 0 && part && <part.PhotoList images={images} photos={photos} />}
      <div className="photo-buttons">
        <Button onClick={() => camera.current?.click()} disabled={images.length >= maxImages}>
          <Icon name="camera" /> {t('form.photoCamera')}
        </Button>
        <Button onClick={() => gallery.current?.click()} disabled={images.length >= maxImages}>
          <Icon name="photos" /> {t('form.photoGallery')}
        </Button>
      </div>
      <p className="photo-drop field-hint">{t('form.photoDrop')}</p>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={(event) => take(event.target)} />
      <input ref={gallery} type="file" accept="image/*" multiple hidden onChange={(event) => take(event.target)} />
      <div id="images-error" role="alert">
        {errors.images && <p className="field-error">{errors.images}</p>}
        {part && <part.TurnedPhotos turned={photos.turned} />}
      </div>
    </fieldset>
  );
}
