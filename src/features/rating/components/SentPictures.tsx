import { useRef } from 'react';
import { useChoice } from '../../../app/form/form.ts';
import { PhotoGrid } from '../../../app/form/PhotoGrid.tsx';
import type { Image } from '../../../contract/fields.ts';
import { useOncePerAddress } from '../../../ui/picture/use-once-per-address.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { marked, wordsOf } from '../fields.ts';

/** The pictures that were sent before; each can be removed. */
export function SentPictures({ images, initial, onStale }: { images: readonly Image[]; initial: string; onStale(): void }) {
  const t = useT();
  const onError = useOncePerAddress(onStale);
  const [field, setField] = useChoice('kept', initial);
  const now = useRef(field);
  now.current = field;
  const kept = wordsOf(field);
  const shown = images.filter(({ id }) => kept.includes(id));
  const remove = (id: string) => {
    setField(marked(kept.filter((other) => other !== id)));
    // In the original order, so that a form without changes counts as untouched.
    return () =>
      setField(marked(images.map((image) => image.id).filter((other) => other === id || wordsOf(now.current).includes(other))));
  };

  return (
    <>
      <input type="hidden" name="kept" value={field} />
      {shown.length > 0 && (
        <PhotoGrid
          photos={shown.map(({ id, url }) => ({ key: id, url }))}
          label={t('rating.photosSent')}
          onRemove={remove}
          onError={onError}
        />
      )}
    </>
  );
}
