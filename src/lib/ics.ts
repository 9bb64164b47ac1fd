import { addDays } from './day.ts';

/** A whole day in a calendar, with a reminder. */
export interface CalendarDay {
  /** The same for the same thing, so that a calendar which has it already replaces it */
  uid: string;
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  text: string;
  /** How many days before, at nine in the morning, it reminds */
  remindDays: number;
  /** After how many days it comes again, without end */
  everyDays?: number;
}

const breaks = /\r\n?|\n/g;

/** https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(breaks, '\\n');

/** Octets of a line, its break aside: https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const lineLength = 75;

/** A line in as many as it takes, each but the first begun with a space, and no character torn in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let room = lineLength;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      lines.push('');
      room = lineLength - 1;
    }
    lines[lines.length - 1] += character;
    room -= octets;
  }
  return lines.join('\r\n ');
}

/** When it reminds, counted from the midnight that the day begins with: a day before, at nine, is 15 hours before it. */
const trigger = (remindDays: number) => (remindDays === 0 ? 'PT9H' : `-P${remindDays - 1}DT15H`);

function eventLines({ uid, day, title, text, remindDays, everyDays }: CalendarDay, stamp: Date): string[] {
  const plain = (date: string) => date.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    ...(everyDays ? [`RRULE:FREQ=DAILY;INTERVAL=${everyDays}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${trigger(remindDays)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) that any calendar takes in. @param stamp when it is made */
export function calendarFile(days: readonly CalendarDay[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Companion//Help//EN',
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
