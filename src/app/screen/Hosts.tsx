import { UndoBar } from '../undo-bar/UndoBar.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

/** What a screen shows only in answer to its reader: the question and the undo bar. Loaded with the first touch of the screen. */
export function Hosts() {
  return (
    <>
      <UndoBar />
      <QuestionDialog />
    </>
  );
}
