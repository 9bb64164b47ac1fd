import type { FormKind } from '../../app/form/form.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import { correctionFields } from './fields.ts';

/** The name of these forms in drafts and the outbox, followed by a slash and the registration's id. */
export const correctionForms = 'registrationCorrection';

/**
 * The form that corrects a registration.
 *
 * @param card the latest one, when the form is sent
 * @param birthday the buyer's, if it is known
 */
export const correctionForm = (
  { id, orderNumber, purchaseDate }: RegistrationCard,
  card: () => RegistrationCard,
  birthday: () => string | undefined,
): FormKind => ({
  name: `${correctionForms}/${id}`,
  leave: 'common.leaveForm',
  order: Object.values(correctionFields),
  defaults: { [correctionFields.orderNumber]: orderNumber, [correctionFields.purchaseDate]: purchaseDate },
  rules: () => import('./correction-rules.ts').then(({ rulesFor }) => rulesFor(card, birthday)),
});
