import { useEffect, useState } from 'react';
import type { ReadyPhoto } from '../../stores/photos.ts';
import { useT } from '../../ui/screen/use-t.ts';
import { Status } from '../../ui/status/Status.tsx';

const isOnItsWay = ({ is }: ReadyPhoto): boolean => is === 'queued' || is === 'uploading';

/** A photo with what became of it: both change when a photo is sent again. */
const outcomeOf = ({ key, is }: ReadyPhoto): string => `${key} ${is}`;

/**
 * Tells screen readers what became of photos, once for all that were on their way together. Nothing of those that were there before,
 * such as a draft's.
 *
 * @param nameOf what a photo is called, by its index
 */
export function PhotoStatus({ photos, nameOf }: { photos: readonly ReadyPhoto[]; nameOf(index: number): string }) {
  const t = useT();
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(photos.map(outcomeOf)));
  const [text, setText] = useState('');

  useEffect(() => {
    if (photos.some(isOnItsWay)) return setText('');
    const fresh = photos.flatMap((photo, index) => (known.has(outcomeOf(photo)) ? [] : [{ photo, index }]));
    if (fresh.length === 0) return;
    const wordsOf = (photo: ReadyPhoto) => {
      if (photo.is === 'refused') return photo.message || t('form.photoFailed');
      return t(photo.is === 'uploaded' ? 'form.photoDone' : 'form.photoWaiting');
    };
    setKnown(new Set([...known, ...photos.map(outcomeOf)]));
    setText(fresh.map(({ photo, index }) => `${nameOf(index)}, ${wordsOf(photo)}`).join('. '));
  }, [photos, known, nameOf, t]);

  return <Status text={text} />;
}
