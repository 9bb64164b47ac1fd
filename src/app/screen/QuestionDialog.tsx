import { useStore } from '@nanostores/react';
import { $question } from '../../stores/questions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Shows what `ask()` asks. Closing it in any way is a no; the safe answer has the focus first. */
export function QuestionDialog() {
  const question = useStore($question, { ssr: 'initial' });
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={question?.text}
      kind="modal"
      footer={
        question && (
          <>
            <Button onClick={() => question.answer(false)}>{question.cancel}</Button>
            <Button variant={question.danger ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
              {question.confirm}
            </Button>
          </>
        )
      }
    >
      {question?.detail}
    </Dialog>
  );
}
