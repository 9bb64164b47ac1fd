import { useEffect, useMemo } from 'react';
import type { DraftImage } from '../../stores/drafts.ts';
import type { Way } from '../../stores/upload.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import type { Photos } from './use-photos.ts';

/** The pictures that a form has, each with its progress, a retry and a removal. */
export function PhotoList({ images, photos }: { images: readonly DraftImage[]; photos: Photos }) {
  return (
    <ul className="photo-list">
      {images.map((image, index) => (
        <Photo key={image.key} image={image} number={index + 1} way={photos.ways[image.key]} photos={photos} />
      ))}
    </ul>
  );
}

interface PhotoProps {
  photos: Photos;
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
      <img className="photo-picture" src={url} alt={t('common.photoNumber', { number })} width="96" height="96" />
      <span className="photo-state">
        {way?.is === 'leaving' && (
          <progress value={way.share} max={1} aria-label={t('form.photoUploading', { percent: Math.round(way.share * 100) })} />
        )}
        {way?.is === 'waiting' && t('form.photoWaiting')}
        {way?.is === 'refused' && <span className="photo-refused">{way.message || t('form.photoFailed')}</span>}
        {!way && image.uploaded && (
          <>
            <Icon name="check" /> {t('form.photoDone')}
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
        aria-label={t('form.photoRemove', { number })}
        onClick={() => photos.remove(image.key)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
