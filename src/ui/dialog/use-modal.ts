import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { $modals } from './modals.ts';

/**
 * What a native dialog needs to follow `open`: shown as a modal and closed, focus going in and back by the browser. Escape, the
 * phone's back gesture and a tap beside the dialog ask to close by `onClose`; whoever owns `open` decides.
 *
 * @returns what to spread on the `<dialog>`
 */
export function useModal(
  open: boolean,
  onClose: () => void,
): ComponentProps<'dialog'> & { ref: RefObject<HTMLDialogElement | null> } {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // What was focused may have scrolled the title away.
    dialog.scrollTop = 0;
    $modals.set([...$modals.get(), dialog]);
    return () => {
      dialog.close();
      $modals.set($modals.get().filter((other) => other !== dialog));
    };
  }, [open]);

  return {
    ref,
    // A file input inside has a cancel event of its own, which bubbles.
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close a dialog without asking, at the second Escape.
    onClose(event) {
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    // Both ends of the press must be beside it: a drag that selects text may end there.
    onPointerDown(event) {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event) {
      if (pressedBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}
