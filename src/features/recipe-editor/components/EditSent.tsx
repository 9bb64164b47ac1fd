import { useStore } from '@nanostores/react';
import { $answered } from '../../../stores/outbox.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface EditSentProps {
  /** The form that it was sent by */
  form: string;
  /** Of the recipe, where it had one before */
  id: string | undefined;
  hrefs: Readonly<Record<'works' | 'details', string>>;
}

/** Where to go once a recipe was published, or waits to be. */
export function EditSent({ form, id, hrefs }: EditSentProps) {
  const t = useT();
  const answered = useStore($answered, { ssr: 'initial' });
  const told = id ?? (answered?.form === form ? (answered.answer as { id: string }).id : undefined);
  return (
    <>
      {told && (
        <Button variant="primary" block href={`${hrefs.details}/${told}`}>
          {t('recipeEdit.view')}
        </Button>
      )}
      <Button block href={hrefs.works}>
        {t('recipeEdit.toWorks')}
      </Button>
    </>
  );
}
