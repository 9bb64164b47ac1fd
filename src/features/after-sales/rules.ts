import { createAfterSale, NewAfterSale } from '../../contract/after-sales-form.ts';
import type { FormRules } from '../../ui/form/form.ts';

/** Only the order number must be there (spec, section 5). */
export const rules: FormRules = {
  path: createAfterSale.path,
  schema: NewAfterSale,
  body: ({ fields }) => ({ orderNumber: '', gender: '', birthday: '', region: '', ...fields }),
  words: { orderNumber: { required: 'afterSale.errorOrderNumber' }, birthday: { format: 'afterSale.errorBirthday' } },
  label: ({ fields }) => fields.orderNumber ?? '',
};
