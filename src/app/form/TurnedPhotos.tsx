import { maxImageMegabytes, maxImages } from '../../contract/images/limits.ts';
import { useT } from '../../ui/screen/use-t.ts';
import type { Turned } from './use-photos.ts';

/** The files that were not taken as pictures, each with the reason. */
export function TurnedPhotos({ turned }: { turned: readonly Turned[] }) {
  const t = useT();
  return turned.map(({ name, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phones give many pictures the same name
    <p className="field-error" key={index}>
      <span>
        <bdi>{name}</bdi>: {t(text, { max: maxImages, size: maxImageMegabytes })}
      </span>
    </p>
  ));
}
