import { useEffect, useMemo } from 'react';
import type { DraftImage } from '../../../stores/drafts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Photos, Way } from '../use-photos.ts';

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
      <img className="photo-picture" src={url} alt={t('feedback.photoNumber', { number })} width="96" height="96" />
      <span className="photo-state">
        {way?.is === 'leaving' && (
          <progress
            value={way.share}
            max={1}
            aria-label={t('feedback.photoUploading', { percent: Math.round(way.share * 100) })}
          />
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
