import { downloadCalendar } from '../../app/download.ts';
import type { RegistrationCard } from '../../contract/registration/read.ts';
import type { Translate } from '../../i18n/t.ts';

/** How many days before the end of the warranty the calendar reminds of it. */
const remindDays = 30;

/** Downloads a calendar file with the last day of a warranty. */
export function saveWarrantyEnd({ id, orderNumber }: RegistrationCard, until: string, model: string, t: Translate): void {
  const day = {
    uid: `${id}@${location.hostname}`,
    day: until,
    title: t('register.calendarTitle', { model }),
    text: t('form.labelled', { label: t('register.orderNumber'), value: orderNumber }),
    remindDays,
  };
  downloadCalendar([day], `${model}-${until}`);
}
