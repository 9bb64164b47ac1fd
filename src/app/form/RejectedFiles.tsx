import { maxImageMegabytes, maxImages } from '../../contract/images/limits.ts';
import type { RejectedFile } from '../../stores/photos.ts';
import { useT } from '../../ui/screen/use-t.ts';

/** The files that did not become photos of the form, each with the reason. */
export function RejectedFiles({ files }: { files: readonly RejectedFile[] }) {
  const t = useT();
  return files.map(({ key, name, reason }) => (
    <p className="field-error" key={key}>
      <span>
        <bdi>{name}</bdi>: {t(reason, { max: maxImages, size: maxImageMegabytes })}
      </span>
    </p>
  ));
}
