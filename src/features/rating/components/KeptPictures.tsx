import { useRef } from 'react';
import { useChoice } from '../../../app/form/form.ts';
import { PhotoGrid } from '../../../app/form/PhotoGrid.tsx';
import type { Image } from '../../../contract/images/upload.ts';
import { useOncePerAddress } from '../../../ui/picture/use-once-per-address.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { marked, wordsOf } from '../fields.ts';

/** The pictures that a rating has already, each of which may be taken out. */
export function KeptPictures({ images, start, onStale }: { images: readonly Image[]; start: string; onStale(): void }) {
  const t = useT();
  const onError = useOncePerAddress(onStale);
  const [field, setField] = useChoice('kept', start);
  const now = useRef(field);
  now.current = field;
  const kept = wordsOf(field);
  const shown = images.filter(({ id }) => kept.includes(id));
  const remove = (id: string) => {
    setField(marked(kept.filter((other) => other !== id)));
    // In the order of before, so that a form in which nothing changed counts as untouched.
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
