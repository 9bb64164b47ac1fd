import { useForm } from '../../../app/form/form.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { recipeTags } from '../../../contract/recipes/tags.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { useEditorField } from '../use-editor-field.ts';
import '../../../app/form/choice-chip.css';
import './edit-tags.css';

/** The tags of a recipe. */
export function EditTags({ editor }: { editor: Editor }) {
  const t = useT();
  const { errors } = useForm();
  return (
    <fieldset className="edit-part">
      <legend className="edit-part-title">{t('recipeEdit.tags')}</legend>
      <TagChoice
        name="equipment"
        editor={editor}
        options={recipeTags.equipment.map((tag) => [tag, t(`recipeTags.equipment-${tag}`)])}
      />
      <Segmented<string>
        narrow
        name="difficulty"
        label={t('recipeTags.difficulty')}
        error={errors.difficulty}
        value={useEditorField(editor, 'difficulty')}
        onChange={(difficulty) => editor.change({ difficulty })}
        options={recipeTags.difficulty.map((tag) => ({ value: tag, label: t(`recipeTags.difficulty-${tag}`) }))}
      />
      <Select
        name="cuisine"
        label={t('recipeTags.cuisine')}
        placeholder={t('form.choose')}
        error={errors.cuisine}
        value={useEditorField(editor, 'cuisine')}
        onChange={({ target }) => editor.change({ cuisine: target.value })}
        options={recipeTags.cuisine.map((tag) => ({ value: tag, label: t(`recipeTags.cuisine-${tag}`) }))}
      />
      <TagChoice
        name="food"
        editor={editor}
        hint={t('recipeEdit.foodHint', { max: recipeLimits.foods })}
        options={recipeTags.food.map((tag) => [tag, t(`recipeTags.food-${tag}`)])}
      />
    </fieldset>
  );
}

interface TagChoiceProps {
  name: 'equipment' | 'food';
  editor: Editor;
  hint?: string;
  options: readonly [tag: string, text: string][];
}

/** Checkboxes of which several may be chosen. */
function TagChoice({ name, editor, hint, options }: TagChoiceProps) {
  const t = useT();
  const { errors } = useForm();
  const chosen = useEditorField(editor, name);
  const toggle = (tag: string) =>
    editor.change({ [name]: chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag] });
  return (
    <fieldset className="edit-several" id={name} aria-describedby={`${name}-error ${name}-hint`}>
      <legend className="field-label">{t(`recipeTags.${name}`)}</legend>
      <div className="edit-several-list">
        {options.map(([tag, text]) => (
          <label className="choice-chip" key={tag}>
            <input className="face-input" type="checkbox" checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
            <span className="choice-chip-face">{text}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} label="" error={errors[name]} hint={hint} />
    </fieldset>
  );
}
