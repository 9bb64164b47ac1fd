import type { Image } from '../../../contract/images.ts';
import { useChoice } from '../../../ui/form/form.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useOncePerAddress } from '../../../ui/picture/use-once-per-address.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { marked, wordsOf } from '../form.ts';
import '../../../ui/form/photo-field.css';

/** The pictures that a rating has already, each of which may be taken out. */
export function KeptPictures({ images, start, onStale }: { images: readonly Image[]; start: string; onStale(): void }) {
  const t = useT();
  const onError = useOncePerAddress(onStale);
  const [field, setField] = useChoice('kept', start);
  const kept = wordsOf(field);
  const shown = images.filter(({ id }) => kept.includes(id));

  return (
    <>
      <input type="hidden" name="kept" value={field} />
      {shown.length > 0 && (
        <ul className="photo-list" aria-label={t('rating.photosSent')}>
          {shown.map(({ id, url }, index) => (
            <li className="photo" key={id}>
              <img
                className="photo-picture"
                src={url}
                alt={t('common.photoNumber', { number: index + 1 })}
                width="96"
                height="96"
                onError={() => onError(url)}
              />
              <button
                className="photo-remove"
                type="button"
                aria-label={t('form.photoRemove', { number: index + 1 })}
                onClick={() => setField(marked(kept.filter((other) => other !== id)))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
