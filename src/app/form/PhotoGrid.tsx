import { type ReactNode, useState } from 'react';
import { Lightbox } from '../../ui/lightbox/Lightbox.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useRemoval } from './use-removal.ts';
import './photo-field.css';

interface GridPhoto {
  key: string;
  url: string;
  /** Shown below the thumbnail: how far its upload is */
  state?: ReactNode;
}

interface PhotoGridProps {
  photos: readonly GridPhoto[];
  /** What these photos are, where there are others beside them */
  label?: string | undefined;
  /** @returns takes the removal back */
  onRemove(key: string): () => void;
  /** Called with the address of a photo that cannot be loaded */
  onError?: ((url: string) => void) | undefined;
}

/**
 * The photos of a form as thumbnails. Each is one large button that opens it, with nothing on top: touch screens move an
 * imprecise tap to the nearest target, which must not be one that removes. Photos are removed in the large view, which is not loaded
 * lazily: a form works without a connection.
 */
export function PhotoGrid({ photos, label, onRemove, onError }: PhotoGridProps) {
  const t = useT();
  const [open, setOpen] = useState<number>();
  const offerUndo = useRemoval();

  const remove = (index: number) => {
    const key = photos[index]?.key;
    setOpen(undefined);
    if (key !== undefined) offerUndo(onRemove(key), thumbnailId(key));
  };

  return (
    <>
      <ul className="photo-list" aria-label={label}>
        {photos.map(({ key, url, state }, index) => (
          <li className="photo" key={key}>
            <button
              className="photo-open"
              id={thumbnailId(key)}
              type="button"
              aria-haspopup="dialog"
              aria-label={t('common.photoView', { number: index + 1 })}
              onClick={() => setOpen(index)}
            >
              <img className="photo-picture" src={url} alt="" width="96" height="96" onError={() => onError?.(url)} />
            </button>
            {state}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          images={photos.map(({ key, url }, index) => ({ id: key, url, alt: t('common.photoNumber', { number: index + 1 }) }))}
          index={open}
          onClose={() => setOpen(undefined)}
          onError={onError}
          removal={{ labelOf: (index) => t('form.photoRemove', { number: index + 1 }), onRemove: remove }}
        />
      )}
    </>
  );
}

const thumbnailId = (key: string): string => `photo-${key}`;
