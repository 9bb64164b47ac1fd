import { useChoice, useForm } from '../../../app/form/form.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { recipeTags } from '../../../contract/recipes/tags.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './edit-tags.css';

type From = Readonly<Record<string, string>>;

/** What a recipe is found by. */
export function EditTags({ from }: { from: From }) {
  const t = useT();
  const { errors } = useForm();
  const [difficulty, setDifficulty] = useChoice('difficulty', from.difficulty ?? '');
  return (
    <fieldset className="edit-part">
      <legend className="edit-part-title">{t('recipeEdit.tags')}</legend>
      <Several
        name="equipment"
        from={from}
        options={recipeTags.equipment.map((tag) => [tag, t(`recipeTags.equipment-${tag}`)])}
      />
      <Segmented
        name="difficulty"
        label={t('recipeTags.difficulty')}
        error={errors.difficulty}
        value={difficulty}
        onChange={setDifficulty}
        options={recipeTags.difficulty.map((tag) => ({ value: tag as string, label: t(`recipeTags.difficulty-${tag}`) }))}
      />
      <Select
        name="cuisine"
        label={t('recipeTags.cuisine')}
        placeholder={t('form.choose')}
        error={errors.cuisine}
        defaultValue={from.cuisine}
        options={recipeTags.cuisine.map((tag) => ({ value: tag, label: t(`recipeTags.cuisine-${tag}`) }))}
      />
      <Several
        name="food"
        from={from}
        hint={t('recipeEdit.foodHint', { max: recipeLimits.foods })}
        options={recipeTags.food.map((tag) => [tag, t(`recipeTags.food-${tag}`)])}
      />
    </fieldset>
  );
}

interface SeveralProps {
  name: 'equipment' | 'food';
  from: From;
  hint?: string;
  options: readonly [tag: string, text: string][];
}

/** Any of a few tags. */
function Several({ name, from, hint, options }: SeveralProps) {
  const t = useT();
  const { errors } = useForm();
  const [field, setField] = useChoice(name, from[name] ?? '');
  const chosen = field.split(' ').filter(Boolean);
  const toggle = (tag: string) =>
    setField((chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]).join(' '));
  return (
    <fieldset className="edit-several" id={name} aria-describedby={`${name}-error ${name}-hint`}>
      <legend className="field-label">{t(`recipeTags.${name}`)}</legend>
      <input type="hidden" name={name} value={field} />
      <div className="edit-several-list">
        {options.map(([tag, text]) => (
          <label className="edit-tag" key={tag}>
            <input className="edit-tag-box" type="checkbox" checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
            <span className="edit-tag-face">{text}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} label="" error={errors[name]} hint={hint} />
    </fieldset>
  );
}
