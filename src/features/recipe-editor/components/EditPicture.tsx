import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { PhotoStatus } from '../../../app/form/PhotoStatus.tsx';
import { RejectedFiles } from '../../../app/form/RejectedFiles.tsx';
import { useRemoval } from '../../../app/form/use-removal.ts';
import type { Image } from '../../../contract/fields.ts';
import type { ReadyPhoto } from '../../../stores/photos.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Lightbox } from '../../../ui/lightbox/Lightbox.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { PhotoButton } from './PhotoButton.tsx';
import './edit-picture.css';

interface EditPictureProps {
  /** The name of the picture's field, which is also its id */
  place: string;
  /** What it shows, for screen readers */
  label: string;
  /** The id of the picture that the recipe has already; empty if there is none */
  id: string;
  onChange(id: string): void;
  pictures: Readonly<Record<string, Image>>;
}

/** A picture of a recipe, to take, choose, replace, view and remove. */
export function EditPicture({ place, label, id, onChange, pictures }: EditPictureProps) {
  const t = useT();
  const { photos, errors, changed } = useForm();
  const [open, setOpen] = useState(false);
  const offerUndo = useRemoval();
  const withdrawOffer = useRef<() => void>(undefined);
  const own = photos.ready.filter((photo) => photo.place === place);
  const [taken] = own;
  const url = useObjectUrl(taken?.blob);

  const shown = url ?? pictures[id]?.url;
  const hasPicture = taken !== undefined || id !== '';
  const thumbnail = `${place}-open`;
  const change = (next: string) => {
    onChange(next);
    changed(place);
  };
  const take = (files: FileList | null) => {
    withdrawOffer.current?.();
    photos.addFiles([...(files ?? [])].slice(0, 1), place);
  };
  const remove = () => {
    setOpen(false);
    const restore = taken && photos.remove(taken.key);
    change('');
    withdrawOffer.current = offerUndo(() => {
      restore?.();
      change(id);
    }, thumbnail);
  };

  return (
    <fieldset className="edit-picture" id={place}>
      <legend className="field-label edit-picture-label">{label}</legend>
      <PhotoStatus photos={own} nameOf={() => label} />
      {hasPicture && (
        <div className="edit-picture-frame">
          <Thumbnail id={thumbnail} url={shown} label={label} onOpen={() => setOpen(true)} onRemove={remove} />
          {taken && <UploadState photo={taken} />}
        </div>
      )}
      <div role="alert">
        {errors[place] && <p className="field-error">{errors[place]}</p>}
        <RejectedFiles files={photos.rejected.filter((file) => file.place === place)} />
      </div>
      <div className="edit-picture-buttons">
        <PhotoButton label={t(hasPicture ? 'recipeEdit.pictureReplace' : 'recipeEdit.pictureAdd')} onFiles={take} />
        {taken && <Retry photo={taken} onRetry={() => photos.retry(taken.key)} />}
      </div>
      {open && shown && (
        <Lightbox
          images={[{ id: place, url: shown, alt: label }]}
          index={0}
          onClose={() => setOpen(false)}
          removal={{ labelOf: () => t('recipeEdit.pictureRemove'), onRemove: remove }}
        />
      )}
    </fieldset>
  );
}

function Retry({ photo, onRetry }: { photo: ReadyPhoto; onRetry(): void }) {
  const t = useT();
  return canRetry(photo) ? (
    <Button compact onClick={onRetry}>
      {t('common.retry')}
    </Button>
  ) : null;
}

interface ThumbnailProps {
  id: string;
  /** Undefined while the picture cannot be loaded */
  url: string | undefined;
  label: string;
  onOpen(): void;
  onRemove(): void;
}

function Thumbnail({ id, url, label, onOpen, onRemove }: ThumbnailProps) {
  const t = useT();
  return url ? (
    <button className="edit-picture-open" id={id} type="button" aria-haspopup="dialog" onClick={onOpen}>
      <img className="edit-picture-shown" src={url} alt={label} width="320" height="240" />
    </button>
  ) : (
    <Button variant="quiet" onClick={onRemove}>
      {t('recipeEdit.pictureRemove')}
    </Button>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}

const canRetry = ({ is }: ReadyPhoto): boolean => is === 'waiting' || is === 'refused';

function UploadState({ photo }: { photo: ReadyPhoto }) {
  const t = useT();
  if (photo.is === 'queued' || photo.is === 'uploaded') return null;
  return (
    <span className="edit-picture-state">
      {photo.is === 'uploading' && (
        <progress value={photo.share} max={1} aria-label={t('form.photoUploading', { percent: Math.round(photo.share * 100) })} />
      )}
      {photo.is === 'waiting' && t('form.photoWaiting')}
      {photo.is === 'refused' && (photo.message || t('form.photoFailed'))}
    </span>
  );
}
