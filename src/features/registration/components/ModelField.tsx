import { useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { SheetField } from '../../../app/sheet/SheetField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { registrationChunk } from '../form.ts';
import type { Model } from '../model.ts';

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
    <SheetField
      name="model"
      label={t('register.model')}
      error={errors.model}
      value={model}
      text={chosen?.name ?? (model || undefined)}
      icon={chosen?.kind}
      onOpen={() =>
        void registrationChunk.load().then(
          () => setOpen(true),
          () => undefined,
        )
      }
    >
      {open && chunk && (
        <chunk.ModelSheet
          models={models}
          chosen={model}
          onClose={() => setOpen(false)}
          onPick={({ key }) => {
            onModel(key);
            setOpen(false);
          }}
        />
      )}
    </SheetField>
  );
}
