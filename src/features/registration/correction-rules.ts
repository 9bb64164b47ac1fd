import type { FormRules } from '../../app/form/form.ts';
import { isPurchaseDate } from '../../contract/days.ts';
import { correctRegistration, RegistrationCorrection } from '../../contract/registration/correct.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import { dayOf } from '../../lib/day.ts';
import { modelName } from '../../ui/device/model-name.ts';
import { correctionFields as names } from './fields.ts';
import { purchaseDateText } from './rules.ts';

/** Validation of a correction. @param card the latest one @param birthday the buyer's, if it is known */
export const rulesFor = (card: () => RegistrationCard, birthday: () => string | undefined): FormRules => ({
  path: correctRegistration.path,
  schema: RegistrationCorrection,
  body: ({ fields }) => ({
    id: card().id,
    revision: card().revision,
    orderNumber: fields[names.orderNumber] ?? '',
    purchaseDate: fields[names.purchaseDate] ?? '',
  }),
  more(_, { fields: { [names.purchaseDate]: date = '' } }): Record<string, string> {
    return date && !isPurchaseDate(date, dayOf(new Date()), birthday()) ? { purchaseDate: 'format' } : {};
  },
  fieldOf: (path) => (path === 'purchaseDate' ? names.purchaseDate : names.orderNumber),
  words: {
    [names.orderNumber]: {
      required: 'register.errorOrderNumber',
      duplicate: 'register.errorDuplicate',
      changed: 'register.errorChanged',
    },
    [names.purchaseDate]: { required: 'register.errorPurchaseDate' },
  },
  say: (field, rule, _, t) => (field === names.purchaseDate && rule === 'format' ? purchaseDateText(t, birthday()) : undefined),
  label: ({ fields }) => [modelName(card().model), fields[names.orderNumber]].filter(Boolean).join(' · '),
});
