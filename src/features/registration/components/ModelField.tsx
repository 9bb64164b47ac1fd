import { useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { registrationChunk } from '../form.ts';
import type { Model } from '../model.ts';
import '../../../ui/device/device.css';

interface ModelFieldProps {
  models: readonly Model[];
  /** The key of the chosen one; empty while none is chosen */
  model: string;
  onModel(key: string): void;
}

/** The model to register, chosen in a sheet. */
export function ModelField({ models, model, onModel }: ModelFieldProps) {
  const t = useT();
  const { errors } = useForm();
  const [open, setOpen] = useState(false);
  const chunk = registrationChunk.loaded();
  const chosen = models.find(({ key }) => key === model);

  return (
    <div className="field">
      <span className="field-label" id="model-label">
        {t('register.model')}
      </span>
      <input type="hidden" name="model" value={model} />
      <button
        className="control control-row"
        id="model"
        type="button"
        aria-haspopup="dialog"
        aria-labelledby="model-label model"
        aria-invalid={errors.model ? true : undefined}
        aria-describedby={errors.model && 'model-error'}
        aria-description={t('common.required')}
        onClick={() =>
          void registrationChunk.load().then(
            () => setOpen(true),
            () => undefined,
          )
        }
      >
        {chosen && <Icon name={chosen.kind} />}
        <span className={model ? 'chosen-device-text' : 'chosen-device-text chosen-device-none'}>
          {model ? (chosen?.name ?? model) : t('form.choose')}
        </span>
        <Icon name="chevron" />
      </button>
      <FieldNotes name="model" label="" error={errors.model} />
      {open && chunk && (
        <chunk.ModelSheet
          models={models}
          onClose={() => setOpen(false)}
          onPick={({ key }) => {
            onModel(key);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
