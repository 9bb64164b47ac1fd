import { useLayoutEffect } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { useStore } from '../../../app/store/use-store.ts';
import { $measures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { restoreDraft, storeInDraft } from '../sync-draft.ts';
import { useEditorField } from '../use-editor-field.ts';
import { EditBar, type EditBarProps } from './EditBar.tsx';
import { EditIngredients } from './EditIngredients.tsx';
import { EditMore } from './EditMore.tsx';
import { EditPicture } from './EditPicture.tsx';
import { EditSteps } from './EditSteps.tsx';
import { EditTags } from './EditTags.tsx';

/** All of the editor but its first fields. */
export function EditBody(props: EditBarProps) {
  const { editor } = props;
  const t = useT();
  const { restored, draft, setMeta, changed } = useForm();
  const measures = useStore($measures);
  const unit = useEditorField(editor, 'temperatureUnit') || measures.temperature;
  const degrees = unit === 'f' ? '°F' : '°C';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` is part of the draft
  useLayoutEffect(() => {
    restoreDraft(editor, draft());
    return storeInDraft(editor, setMeta, changed);
  }, [editor, restored, draft, setMeta, changed]);
  // The form renders its fields anew when it has become empty.
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
      <EditBar {...props} />
    </>
  );
}
