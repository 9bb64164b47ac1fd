import { useChoice, useForm } from '../../../app/form/form.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { registrationChunk } from '../form.ts';
import type { Model } from '../model.ts';
import { ModelField } from './ModelField.tsx';
import { SerialField } from './SerialField.tsx';
import './owned-device.css';

interface ProductStepProps {
  models: readonly Model[];
  /** The help on order numbers; empty if there is none */
  help: string;
}

/** The first step: what was bought, where and when. */
export function ProductStep({ models, help }: ProductStepProps) {
  const t = useT();
  const { errors } = useForm();
  const [model, setModel] = useChoice<string>('model', '');
  const chunk = registrationChunk.loaded();
  const choice = { models, model, onModel: setModel };

  return (
    <>
      <div className="owned-device">{chunk && <chunk.OwnedDevice {...choice} />}</div>
      <TextField
        name="platform"
        label={t('register.platform')}
        placeholder={t('register.platformPlaceholder')}
        error={errors.platform}
        list="platforms"
        autoComplete="off"
      />
      <TextField
        name="orderNumber"
        label={t('register.orderNumber')}
        placeholder={t('form.orderNumberPlaceholder')}
        error={errors.orderNumber}
        hint={help && <a href={help}>{t('register.orderNumberHelp')}</a>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ModelField {...choice} />
      <SerialField />
      <TextField
        name="purchaseDate"
        type="date"
        label={t('register.purchaseDate')}
        error={errors.purchaseDate}
        // Not when the page is built: the date of the visit.
        max={chunk?.dayOf(new Date())}
      />
    </>
  );
}
