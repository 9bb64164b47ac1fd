import type { FormRules } from '../../app/form/form.ts';
import { createAfterSale, NewAfterSale, wrongBirthday } from '../../contract/after-sales/create.ts';
import { ages } from '../../contract/days.ts';
import { dayOf } from '../../lib/day.ts';

/** Only the order number is required (docs/spec.md §5). */
export const rules: FormRules = {
  path: createAfterSale.path,
  schema: NewAfterSale,
  body: ({ fields }) => ({ orderNumber: '', gender: '', birthday: '', region: '', ...fields }),
  more: (_, { fields: { birthday = '' } }) => ({ ...wrongBirthday({ birthday }, dayOf(new Date())) }),
  words: { orderNumber: { required: 'afterSale.errorOrderNumber' } },
  say: (field, _rule, _draft, t) => (field === 'birthday' ? t('form.errorBirthday', ages) : undefined),
  label: ({ fields }) => fields.orderNumber ?? '',
};
