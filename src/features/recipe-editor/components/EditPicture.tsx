import { useEffect, useMemo, useRef, useState } from 'react';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { PhotoViewer } from '../../../app/form/PhotoViewer.tsx';
import { RejectedFiles } from '../../../app/form/RejectedFiles.tsx';
import { useRemoval } from '../../../app/form/use-removal.ts';
import type { Image } from '../../../contract/images/upload.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './edit-picture.css';

interface EditPictureProps {
  /** Where the picture belongs: also the field that holds the id of one that the recipe has already */
  place: string;
  /** What it shows, for those who do not see it */
  label: string;
  from: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, Image>>;
}

/** One picture of a recipe: taken, chosen, replaced; opens large, where it can be removed. */
export function EditPicture({ place, label, from, pictures }: EditPictureProps) {
  const t = useT();
  const { photos, errors } = useForm();
  const [id, setId] = useChoice(place, from[place] ?? '');
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const offerUndo = useRemoval();
  const withdrawOffer = useRef<() => void>(undefined);
  const taken = photos.ready.find((photo) => photo.place === place);
  const blob = taken?.blob;
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const shown = url ?? pictures[id]?.url;
  const thumbnail = `${place}-open`;
  const rejected = photos.rejected.filter((file) => file.place === place);
  const take = (input: HTMLInputElement) => {
    withdrawOffer.current?.();
    photos.addFiles([...(input.files ?? [])].slice(0, 1), place);
    input.value = '';
  };
  const remove = () => {
    setOpen(false);
    const restore = taken && photos.remove(taken.key);
    setId('');
    withdrawOffer.current = offerUndo(() => {
      restore?.();
      setId(id);
    }, thumbnail);
  };

  return (
    <fieldset className="edit-picture" id={place}>
      <legend className="visually-hidden">{label}</legend>
      <input type="hidden" name={place} value={id} />
      {(taken || id) && (
        <div className="edit-picture-frame">
          {shown ? (
            <button
              className="edit-picture-open"
              id={thumbnail}
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <img className="edit-picture-shown" src={shown} alt={label} width="320" height="240" />
            </button>
          ) : (
            <Button variant="quiet" onClick={remove}>
              {t('recipeEdit.pictureRemove')}
            </Button>
          )}
          {taken && taken.is !== 'queued' && taken.is !== 'uploaded' && (
            <span className="edit-picture-state">
              {taken.is === 'uploading' && (
                <progress
                  value={taken.share}
                  max={1}
                  aria-label={t('form.photoUploading', { percent: Math.round(taken.share * 100) })}
                />
              )}
              {taken.is === 'waiting' && t('form.photoWaiting')}
              {taken.is === 'refused' && (taken.message || t('form.photoFailed'))}
            </span>
          )}
        </div>
      )}
      <div className="edit-picture-buttons">
        <Button onClick={() => camera.current?.click()}>
          <Icon name="camera" /> {t('form.photoCamera')}
        </Button>
        <Button onClick={() => gallery.current?.click()}>
          <Icon name="photos" /> {t('recipeEdit.pictureChoose')}
        </Button>
        {(taken?.is === 'waiting' || taken?.is === 'refused') && (
          <Button onClick={() => photos.retry(taken.key)}>{t('common.retry')}</Button>
        )}
      </div>
      {open && shown && (
        <PhotoViewer
          photos={[{ id: place, url: shown, alt: label }]}
          index={0}
          onClose={() => setOpen(false)}
          onRemove={remove}
          removeLabel={() => t('recipeEdit.pictureRemove')}
        />
      )}
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={(event) => take(event.target)} />
      <input ref={gallery} type="file" accept="image/*" hidden onChange={(event) => take(event.target)} />
      <div role="alert">
        {errors[place] && <p className="field-error">{errors[place]}</p>}
        <RejectedFiles files={rejected} />
      </div>
    </fieldset>
  );
}
