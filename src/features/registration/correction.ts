import type { FormKind } from '../../app/form/form.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import { correctionFields } from './fields.ts';

/** What corrections are called in drafts and in the outbox, followed by a slash and the registration's id. */
export const corrections = 'registrationCorrection';

/**
 * The form that corrects a registration.
 *
 * @param card as it is when the form is sent
 * @param birthday the buyer's, where it is known
 */
export const correctionOf = (
  { id, orderNumber, purchaseDate }: RegistrationCard,
  card: () => RegistrationCard,
  birthday: () => string | undefined,
): FormKind => ({
  name: `${corrections}/${id}`,
  leave: 'common.leaveForm',
  order: Object.values(correctionFields),
  defaults: { [correctionFields.orderNumber]: orderNumber, [correctionFields.purchaseDate]: purchaseDate },
  rules: () => import('./correction-rules.ts').then(({ rulesFor }) => rulesFor(card, birthday)),
});
