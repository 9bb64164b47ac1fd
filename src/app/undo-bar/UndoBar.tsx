import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $undo } from '../../stores/undo.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './undo-bar.css';

/** Milliseconds the offer stands; longer than a toast, since it must be read and reached. */
const undoDuration = 8000;

/**
 * Offers to take back what was just done. What was removed often held the focus: then the offer takes it, and is one key
 * away for those who use no pointer. The time does not run while somebody is at it with a pointer or the keyboard (WCAG 2.2, 2.2.1).
 */
export function UndoBar() {
  const t = useT();
  const offer = useStore($undo, { ssr: 'initial' });
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (offer && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [offer]);

  useEffect(() => {
    if (!offer) return setHeld(false);
    if (isHeld) return undefined;
    const timer = setTimeout(() => $undo.set(undefined), undoDuration);
    return () => clearTimeout(timer);
  }, [offer, isHeld]);

  useLayoutEffect(() => (offer && host.current ? stayAboveBars(host.current) : undefined), [offer]);

  return (
    <div className="undo-host" data-focus-aside role="status" ref={host}>
      {offer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that somebody is at its buttons
        <div
          className="undo"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
          onBlur={() => setHeld(false)}
        >
          <p className="undo-text">{offer.text}</p>
          <button
            className="undo-button"
            type="button"
            ref={button}
            onClick={() => {
              $undo.set(undefined);
              offer.undo();
            }}
          >
            {t('common.undo')}
          </button>
          <button className="undo-button" type="button" aria-label={t('common.close')} onClick={() => $undo.set(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * Keeps the bar above what stands at the lower edge of the screen, marked with `data-bottom-bar`, however high that is: it may be
 * what the offer is about.
 *
 * @returns stops that
 */
function stayAboveBars(host: HTMLElement): () => void {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')];
  const place = () => {
    const covered = bars.map((bar) => bar.getBoundingClientRect()).map(({ top, height }) => (height > 0 ? innerHeight - top : 0));
    // A page that is low for its letters has a bar that scrolls with it, which may reach far up.
    host.style.setProperty('--undo-above', `${Math.min(Math.max(0, ...covered), innerHeight * 0.7)}px`);
  };
  const resized = new ResizeObserver(place);
  for (const bar of bars) resized.observe(bar, { box: 'border-box' });
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  place();
  return () => {
    resized.disconnect();
    removeEventListener('scroll', place);
    removeEventListener('resize', place);
  };
}
