import { type CalendarDay, calendarFile } from '../lib/ics.ts';

/** Saves a file as a download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  // Not added to the page, where the leave guard would treat a click as leaving.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves days as a file for a calendar. @param name without its ending */
export function downloadCalendar(days: readonly CalendarDay[], name: string): void {
  const file = calendarFile(days, new Date());
  download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
}
