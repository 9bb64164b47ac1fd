import { useState } from 'react';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { registrationChunk } from '../form.ts';
import type { Model } from '../model.ts';
import '../../../ui/device/device.css';

/** The model to register, chosen in a sheet. */
export function ModelField({ models }: { models: readonly Model[] }) {
  const t = useT();
  const { errors } = useForm();
  const [key, setKey] = useChoice<string>('model', '');
  const [open, setOpen] = useState(false);
  const chunk = registrationChunk.loaded();
  const chosen = models.find((model) => model.key === key);

  return (
    <div className="field">
      <span className="field-label" id="model-label">
        {t('register.model')}
      </span>
      <input type="hidden" name="model" value={key} />
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
        <span className={key ? 'chosen-device-text' : 'chosen-device-text chosen-device-none'}>
          {key ? (chosen?.name ?? key) : t('form.choose')}
        </span>
        <Icon name="chevron" />
      </button>
      <FieldNotes name="model" label="" error={errors.model} />
      {open && chunk && (
        <chunk.ModelSheet
          models={models}
          onClose={() => setOpen(false)}
          onPick={(model) => {
            setKey(model.key);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
