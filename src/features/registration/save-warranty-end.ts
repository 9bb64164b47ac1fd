import type { RegistrationCard } from '../../contract/registration/read.ts';
import type { Translate } from '../../i18n/t.ts';
import { calendarFile } from '../../lib/ics.ts';

/** How many days before its end the calendar reminds of a warranty: time enough to have a fault looked at. */
const remindDays = 30;

/** Lets the browser save a calendar file with the last day of a warranty, which phones open in their calendar. */
export function saveWarrantyEnd({ id, orderNumber }: RegistrationCard, until: string, model: string, t: Translate): void {
  const file = calendarFile(
    {
      uid: `${id}@${location.hostname}`,
      day: until,
      title: t('register.calendarTitle', { model }),
      text: t('register.labelled', { label: t('register.orderNumber'), value: orderNumber }),
      remindDays,
    },
    new Date(),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${model}-${until}.ics`;
  // Not in the page, where the leave guard of a form would take it for a way out.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
