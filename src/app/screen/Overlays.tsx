import { UndoBar } from '../undo-bar/UndoBar.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { useFocusRescue } from './use-focus-rescue.ts';

/** Overlays that a screen needs only after an interaction: the question dialog and the undo bar. Also restores a lost focus. */
export function Overlays() {
  useFocusRescue();
  return (
    <>
      <UndoBar />
      <QuestionDialog />
    </>
  );
}
