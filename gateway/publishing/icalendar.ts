/** The format of calendar files: iCalendar (RFC 5545). */

/** Calendar apps show one line of each text. */
const MAX_TEXT_LENGTH = 500;

/** A calendar file of the lines of its components. */
export function calendarFile(product: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//musubi//${product}//JA`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${fold(line)}\r\n`).join('');
}

/** When the file was made, to the day, so that file and ETag stay the same for a day. */
export const dateStamp = (): string =>
  `DTSTAMP:${new Date().toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`;

/** Control characters besides tabs and line ends, which the format forbids. */
const INVALID_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

/** A text as the value of a property. Some calendar apps take a lone carriage return for the end of a line too. */
export function escapeText(text: string): string {
  const start = text.slice(0, MAX_TEXT_LENGTH).toWellFormed().replaceAll(INVALID_CHARACTERS, '');
  return start.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** The lines of a reminder `before` an event, e.g. `P1D`. */
export function reminder(before: string, text: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(text)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
}

const MAX_LINE_OCTETS = 75;

/** Folds a line at character boundaries; continuation lines begin with a space. */
function fold(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
