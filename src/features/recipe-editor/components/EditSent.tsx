import { useStore } from '@nanostores/react';
import * as v from 'valibot';
import { $lastResponse } from '../../../stores/outbox.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

interface EditSentProps {
  /** The name of the form that was sent */
  form: string;
  /** The id of the recipe that was opened, unless it is new. The server's response has another one if it was deleted meanwhile */
  id: string | undefined;
  hrefs: Readonly<Record<'works' | 'details', string>>;
}

const Published = v.object({ id: v.string(), published: v.optional(v.boolean()) });

/** Links to show after a recipe was published or queued. */
export function EditSent({ form, id, hrefs }: EditSentProps) {
  const t = useT();
  const last = useStore($lastResponse, { ssr: 'initial' });
  const response = v.safeParse(Published, last?.form === form ? last.response : undefined);
  const recipeId = response.success ? response.output.id : id;
  return (
    <>
      {response.success && response.output.published === false && <p className="form-notice">{t('recipePage.hidden')}</p>}
      {recipeId && (
        <Button variant="primary" block href={`${hrefs.details}/${recipeId}`}>
          {t('recipeEdit.view')}
        </Button>
      )}
      <Button block href={hrefs.works}>
        {t('recipeEdit.toWorks')}
      </Button>
    </>
  );
}
