import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { maxImages } from '../../../contract/images.ts';
import type { DraftImage } from '../../../stores/drafts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/Screen.tsx';
import type { usePhotos, Way } from '../use-photos.ts';
import './photo-field.css';

interface PhotoFieldProps {
  images: readonly DraftImage[];
  photos: ReturnType<typeof usePhotos>;
  error?: string | undefined;
}

/**
 * The pictures of a form: from the camera, from the gallery (apart, since apps break the one or the other), dropped; each
 * with its progress, a retry and a removal. Pasting is the form's, since a paste may happen in any field.
 */
export function PhotoField({ images, photos, error }: PhotoFieldProps) {
  const t = useT();
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
        {t('feedback.photos')} <span className="field-optional">{t('common.optional')}</span>
      </legend>
      <p className="field-hint" id="images-hint">
        {t('feedback.photosHint', { max: maxImages })}
      </p>
      {images.length > 0 && (
        <ul className="photo-list">
          {images.map((image, index) => (
            <Photo key={image.key} image={image} number={index + 1} way={photos.ways[image.key]} photos={photos} />
          ))}
        </ul>
      )}
      <div className="photo-buttons">
        <Button onClick={() => camera.current?.click()} disabled={images.length >= maxImages}>
          <Icon name="camera" /> {t('feedback.photoCamera')}
        </Button>
        <Button onClick={() => gallery.current?.click()} disabled={images.length >= maxImages}>
          <Icon name="photos" /> {t('feedback.photoGallery')}
        </Button>
      </div>
      <p className="photo-drop field-hint">{t('feedback.photoDrop')}</p>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={(event) => take(event.target)} />
      <input ref={gallery} type="file" accept="image/*" multiple hidden onChange={(event) => take(event.target)} />
      <div id="images-error" role="alert">
        {error && <p className="field-error">{error}</p>}
        {photos.turned.map(({ name, text }) => (
          <p className="field-error" key={name}>
            <bdi>{name}</bdi>: {t(text, { max: maxImages })}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface PhotoProps extends Pick<PhotoFieldProps, 'photos'> {
  image: DraftImage;
  number: number;
  way: Way | undefined;
}

function Photo({ image, number, way, photos }: PhotoProps) {
  const t = useT();
  const url = useMemo(() => URL.createObjectURL(image.blob), [image.blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  return (
    <li className="photo">
      <img className="photo-picture" src={url} alt={t('feedback.photoNumber', { number })} width="96" height="96" />
      <span className="photo-state">
        {way?.is === 'leaving' && (
          <>
            <progress
              value={way.share}
              max={1}
              aria-label={t('feedback.photoUploading', { percent: Math.round(way.share * 100) })}
            />
          </>
        )}
        {way?.is === 'waiting' && t('feedback.photoWaiting')}
        {way?.is === 'refused' && <span className="photo-refused">{way.message || t('feedback.photoFailed')}</span>}
        {!way && image.uploaded && (
          <>
            <Icon name="check" /> {t('feedback.photoDone')}
          </>
        )}
      </span>
      {way && way.is !== 'leaving' && (
        <Button variant="quiet" onClick={() => photos.retry(image)}>
          {t('common.retry')}
        </Button>
      )}
      <button
        className="photo-remove"
        type="button"
        aria-label={t('feedback.photoRemove', { number })}
        onClick={() => photos.remove(image.key)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
