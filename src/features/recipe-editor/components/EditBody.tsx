import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { $measures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { restoreDraft, storeInDraft } from '../sync-draft.ts';
import { useEditorField } from '../use-editor-field.ts';
import { EditIngredients } from './EditIngredients.tsx';
import { EditMore } from './EditMore.tsx';
import { EditPicture } from './EditPicture.tsx';
import { EditSteps } from './EditSteps.tsx';
import { EditTags } from './EditTags.tsx';

/** The editor without its first fields, which are in the page's HTML. */
export function EditBody({ editor }: { editor: Editor }) {
  const t = useT();
  const { restored, draft, setMeta, changed } = useForm();
  const measures = useStore($measures, { ssr: 'initial' });
  const unit = useEditorField(editor, 'temperatureUnit') || measures.temperature;
  const degrees = unit === 'f' ? '°F' : '°C';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` is part of the draft
  useLayoutEffect(() => {
    restoreDraft(editor, draft());
    return storeInDraft(editor, setMeta, changed);
  }, [editor, restored, draft, setMeta, changed]);
  // The form mounts its fields again when it has been emptied.
  useLayoutEffect(() => () => editor.$recipe.set(editor.start.recipe), [editor]);

  return (
    <>
      <EditPicture
        place="image"
        label={t('recipeEdit.picture')}
        id={useEditorField(editor, 'image')}
        onChange={(image) => editor.change({ image })}
        pictures={editor.start.pictures}
      />
      <EditIngredients editor={editor} />
      <EditSteps editor={editor} degrees={degrees} />
      <EditTags editor={editor} />
      <EditMore editor={editor} degrees={degrees} unit={unit} />
    </>
  );
}
