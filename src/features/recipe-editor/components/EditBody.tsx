import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { $measures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import type { EditingProps } from '../form.ts';
import { useFrom } from '../use-from.ts';
import { EditBar } from './EditBar.tsx';
import { EditIngredients } from './EditIngredients.tsx';
import { EditMore } from './EditMore.tsx';
import { EditPicture } from './EditPicture.tsx';
import { EditSteps } from './EditSteps.tsx';
import { EditTags } from './EditTags.tsx';

/** All of the editor but its first fields. */
export function EditBody(props: EditingProps) {
  const { from, key } = useFrom(props.start);
  return <Fields key={key} {...props} from={from} />;
}

function Fields({ start, from, ...props }: EditingProps & { from: Record<string, string> }) {
  const t = useT();
  const { give } = useForm();
  const measures = useStore($measures, { ssr: 'initial' });
  const unit = from.temperatureUnit ?? measures.temperature;
  const degrees = unit === 'f' ? '°F' : '°C';
  useEffect(() => give({ temperatureUnit: unit }), [give, unit]);

  return (
    <>
      <EditPicture place="image" label={t('recipeEdit.picture')} from={from} pictures={start.pictures} />
      <EditIngredients from={from} />
      <EditSteps from={from} pictures={start.pictures} degrees={degrees} />
      <EditTags from={from} />
      <EditMore from={from} degrees={degrees} unit={unit} />
      <input type="hidden" name="temperatureUnit" value={unit} />
      {start.id && <Touched />}
      <EditBar start={start} from={from} {...props} />
    </>
  );
}

/** An emptied field counts as untouched in new forms; in what there is already, it is a change. */
function Touched() {
  const [touched, setTouched] = useState('');
  useEffect(() => {
    const form = document.querySelector('form.form');
    const touch = () => setTouched('yes');
    form?.addEventListener('input', touch);
    return () => form?.removeEventListener('input', touch);
  }, []);
  return <input type="hidden" name="touched" value={touched} />;
}
