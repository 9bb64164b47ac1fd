import { addDays } from './day.ts';

/** A whole day in a calendar, with a reminder before it. */
export interface CalendarDay {
  /** The same for the same thing, so that a calendar which has it already replaces it */
  uid: string;
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  text: string;
  /** How many days before, at nine in the morning, it reminds */
  remindDays: number;
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

/**
 * A calendar file (RFC 5545) that any calendar takes in. @param stamp when it is made
 *
 * The reminder is counted from the midnight that the day begins with: a day before, at nine, is 15 hours before it.
 */
export function calendarFile({ uid, day, title, text, remindDays }: CalendarDay, stamp: Date): string {
  const plain = (date: string) => date.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Companion//Warranty//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${remindDays - 1}DT15H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
