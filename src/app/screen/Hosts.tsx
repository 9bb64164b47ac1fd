import { UndoBar } from '../undo-bar/UndoBar.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { useFocusRescue } from './use-focus-rescue.ts';

/** What a screen shows only in answer to its reader: the question and the undo bar, and a focus that is never lost. Loaded with the first touch of the screen. */
export function Hosts() {
  useFocusRescue();
  return (
    <>
      <UndoBar />
      <QuestionDialog />
    </>
  );
}
