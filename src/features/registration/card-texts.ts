import { recordNumber } from '../../contract/record-number.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import type { Translate } from '../../i18n/t.ts';
import { formatDay } from '../../lib/day.ts';

/** What a card says, as labelled texts; empty where it says nothing. */
export const cardFacts = (
  { id, orderNumber, serialNumber, purchaseDate, warrantyUntil, status }: RegistrationCard,
  t: Translate,
) =>
  [
    [t('register.orderNumber'), orderNumber, 'copy'],
    [t('register.serialNumber'), serialNumber, 'copy'],
    [t('register.number'), recordNumber(id), 'copy'],
    [t('register.purchaseDate'), formatDay(purchaseDate, t.tag)],
    [t('register.until'), warrantyUntil && status === 'active' ? formatDay(warrantyUntil, t.tag) : ''],
  ] as const;

/** What the card is: the brand and `Warranty card`. */
export const cardHead = ({ brand }: RegistrationCard, t: Translate): string =>
  `${__DEPLOYMENT__.brands[brand] ?? brand} · ${t('register.card')}`;

/** Why a card says nothing about the end of its warranty. */
export function cardNote({ status, warrantyUntil }: RegistrationCard, t: Translate): string | undefined {
  if (status === 'cancelled') return t('register.cancelledText');
  return warrantyUntil ? undefined : t('register.untilTold');
}
