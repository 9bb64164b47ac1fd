import { useEffect, useState } from 'react';
import type { DraftImage } from '../../stores/drafts.ts';
import type { Way } from '../../stores/upload.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { Photos } from './use-photos.ts';

/** The pictures that a form has, each with its progress and a retry. */
export function PhotoList({ images, photos }: { images: readonly DraftImage[]; photos: Photos }) {
  const urlOf = useObjectUrls(images);
  return (
    <PhotoGrid
      photos={images.map((image) => ({
        key: image.key,
        url: urlOf(image),
        state: <UploadState image={image} way={photos.ways[image.key]} onRetry={() => photos.retry(image)} />,
      }))}
      onRemove={photos.remove}
    />
  );
}

/** @returns the address of a picture's bytes, which lasts as long as the picture is among `images` */
function useObjectUrls(images: readonly DraftImage[]): (image: DraftImage) => string {
  const [urls] = useState(() => new Map<string, string>());

  useEffect(() => {
    for (const [key, url] of urls) {
      if (images.some((image) => image.key === key)) continue;
      URL.revokeObjectURL(url);
      urls.delete(key);
    }
  }, [images, urls]);
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
    [urls],
  );

  return ({ key, blob }) => {
    const url = urls.get(key) ?? URL.createObjectURL(blob);
    urls.set(key, url);
    return url;
  };
}

interface UploadStateProps {
  image: DraftImage;
  way: Way | undefined;
  onRetry(): void;
}

function UploadState({ image, way, onRetry }: UploadStateProps) {
  const t = useT();
  return (
    <>
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
        <Button variant="quiet" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}
