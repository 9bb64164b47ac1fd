import { Lightbox } from '../../ui/lightbox/Lightbox.tsx';
import { useT } from '../../ui/screen/use-t.ts';

interface PhotoViewerProps {
  photos: readonly { id: string; url: string; alt: string }[];
  index: number;
  onClose(): void;
  onRemove(index: number): void;
  onError?: ((url: string) => void) | undefined;
  removeLabel(index: number): string;
}

/** The large view of a form's photos, where they can be removed. Not lazy: a form works without a connection. */
export function PhotoViewer({ photos, index, onClose, onRemove, onError, removeLabel }: PhotoViewerProps) {
  const t = useT();
  return (
    <Lightbox
      images={photos}
      index={index}
      onClose={onClose}
      onError={onError}
      labels={{ close: t('common.close'), previous: t('common.previousPhoto'), next: t('common.nextPhoto') }}
      removal={{ labelOf: removeLabel, onRemove }}
    />
  );
}
