import { useEffect, useState } from 'react';
import type { Photos, ReadyPhoto } from '../../stores/photos.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoStatus } from './PhotoStatus.tsx';

/** The photos of a form, each with its progress and a retry. */
export function PhotoList({ photos }: { photos: Photos }) {
  const t = useT();
  const urlOf = useObjectUrls(photos.ready);
  return (
    <>
      <PhotoGrid
        photos={photos.ready.map((photo) => ({
          key: photo.key,
          url: urlOf(photo),
          state: <Upload photo={photo} onRetry={() => photos.retry(photo.key)} />,
        }))}
        onRemove={photos.remove}
      />
      <PhotoStatus photos={photos.ready} nameOf={(index) => t('common.photoNumber', { number: index + 1 })} />
    </>
  );
}

/** @returns the address of a photo's bytes, which lasts as long as the photo is among `photos` */
function useObjectUrls(photos: readonly ReadyPhoto[]): (photo: ReadyPhoto) => string {
  const [urls] = useState(() => new Map<string, string>());

  useEffect(() => {
    for (const [key, url] of urls) {
      if (photos.some((photo) => photo.key === key)) continue;
      URL.revokeObjectURL(url);
      urls.delete(key);
    }
  }, [photos, urls]);
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

function Upload({ photo, onRetry }: { photo: ReadyPhoto; onRetry(): void }) {
  const t = useT();
  return (
    <>
      <span className="photo-state">
        {photo.is === 'uploading' && <UploadProgress share={photo.share} />}
        {photo.is === 'waiting' && t('form.photoWaiting')}
        {photo.is === 'refused' && <span className="photo-refused">{photo.message || t('form.photoFailed')}</span>}
        {photo.is === 'uploaded' && (
          <>
            <Icon name="check" size="line" className="photo-done" /> {t('form.photoDone')}
          </>
        )}
      </span>
      {photo.is === 'refused' && (
        <Button variant="quiet" stacked onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}

/** @param share of the bytes, 0 to 1 */
function UploadProgress({ share }: { share: number }) {
  const t = useT();
  return <progress value={share} max={1} aria-label={t('form.photoUploading', { percent: Math.round(share * 100) })} />;
}
