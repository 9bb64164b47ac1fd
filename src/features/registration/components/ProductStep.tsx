import { useForm } from '../../../app/form/form.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { registrationChunk } from '../form.ts';
import type { Model } from '../model.ts';
import { ModelField } from './ModelField.tsx';
import { SerialField } from './SerialField.tsx';

/** The first step: what was bought, where and when. */
export function ProductStep({ models, help }: { models: readonly Model[]; help: string }) {
  const t = useT();
  const { errors } = useForm();
  // Not when the page is built: the date of the visit.
  const today = registrationChunk.loaded()?.dayOf(new Date());

  return (
    <>
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
        placeholder={t('register.orderNumberPlaceholder')}
        error={errors.orderNumber}
        aside={help && <a href={help}>{t('register.orderNumberHelp')}</a>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ModelField models={models} />
      <SerialField />
      <TextField name="purchaseDate" type="date" label={t('register.purchaseDate')} error={errors.purchaseDate} max={today} />
    </>
  );
}
