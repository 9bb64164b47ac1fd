import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import './lightbox.css';

interface LightboxProps {
  images: readonly { id: string; url: string; alt: string; width?: number | undefined; height?: number | undefined }[];
  /** The one to begin with */
  index: number;
  onClose(): void;
  /** Called with the address of a picture that cannot be loaded */
  onError?: ((url: string) => void) | undefined;
  /** Where pictures may be removed; the owner takes the shown one out, and closes */
  removal?: { labelOf(index: number): string; onRemove(index: number): void } | undefined;
}

/**
 * Pictures on the whole screen, side by side: swiped by the browser's own scrolling, or turned with arrow keys and buttons; two
 * fingers enlarge as everywhere. It is open as long as it is rendered.
 */
export function Lightbox({ images, index, onClose, onError, removal }: LightboxProps) {
  const t = useT();
  const position = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(index);
  const modal = useModal(true, onClose);

  const turnTo = (to: number) => turn(strip.current, to, 'auto');

  useLayoutEffect(() => turn(strip.current, index, 'instant'), [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey || event.metaKey || !strip.current) return;
    event.preventDefault();
    turnTo(shown + (getComputedStyle(strip.current).direction === 'rtl' ? -step : step));
  };

  return (
    <dialog
      className="lightbox"
      aria-label={images.length > 1 ? t('common.photos') : images[0]?.alt}
      aria-describedby={images.length > 1 ? position : undefined}
      onKeyDown={onKeyDown}
      {...modal}
    >
      {/* First, since a dialog gives the focus to what comes first: the strip fills the screen, and nobody would see it there. */}
      <button className="lightbox-button lightbox-close" type="button" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <ul
        className="lightbox-strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(Math.abs(scrollLeft) / clientWidth))}
      >
        {images.map(({ id, url, alt, width, height }) => (
          <li className="lightbox-slide" key={id}>
            <img className="lightbox-image" src={url} alt={alt} width={width} height={height} onError={() => onError?.(url)} />
          </li>
        ))}
      </ul>
      {removal && (
        <button className="lightbox-button lightbox-remove" type="button" onClick={() => removal.onRemove(shown)}>
          <Icon name="trash" /> {removal.labelOf(shown)}
        </button>
      )}
      {images.length > 1 && (
        <div className="lightbox-bar">
          <button
            className="lightbox-button lightbox-previous"
            type="button"
            aria-label={t('common.previousPhoto')}
            aria-disabled={shown === 0}
            onClick={() => turnTo(shown - 1)}
          >
            <Icon name="chevron" />
          </button>
          <span dir="ltr" aria-hidden="true">
            {shown + 1} / {images.length}
          </span>
          <p className="visually-hidden" role="status" id={position}>
            {t('common.photoPosition', { number: shown + 1, total: images.length })}
          </p>
          <button
            className="lightbox-button"
            type="button"
            aria-label={t('common.nextPhoto')}
            aria-disabled={shown === images.length - 1}
            onClick={() => turnTo(shown + 1)}
          >
            <Icon name="chevron" />
          </button>
        </div>
      )}
    </dialog>
  );
}

function turn(strip: HTMLElement | null, to: number, behavior: ScrollBehavior): void {
  strip?.children[to]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
}
