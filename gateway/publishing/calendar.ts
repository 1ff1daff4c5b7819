import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { sendFile, servedFile } from '../http/staticFiles.ts';
import { createOwn, type OwnDoor } from './internalClient.ts';

/** `/halls/{id}/fairs/{fairId}.ics`, with the chosen starting time in `?time=`. */
const PATH = /^\/halls\/(\d{1,19})\/fairs\/(\d{1,19})\.ics$/;

const FAIR = `query CalendarFile($hall: String!, $fair: String!) {
  fair(by: { path: { hallRawId: $hall, fairRawId: $fair } }) {
    rawId url name heldOn holdTimes durationMinutes
    hall { rawId name address }
  }
}`;
const Fair = z.object({
  rawId: z.string(),
  url: z.string(),
  name: z.string(),
  heldOn: z.string(),
  holdTimes: z.array(z.string()),
  durationMinutes: z.number().nullable(),
  hall: z.object({ rawId: z.string(), name: z.string(), address: z.string().nullable() }),
});
type Fair = z.infer<typeof Fair>;

/** Calendar files of fairs, for the calendars people carry with them. */
export interface CalendarFiles {
  /** Sends one; false when the path is none or there is no such fair. @throws what made the file impossible. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Builds the calendar files from the product's own GraphQL API. */
export function createCalendarFiles(door: OwnDoor): CalendarFiles {
  const own = createOwn(door, 'calendar');
  return {
    async send(path, request, response) {
      const [, hall, fair] = PATH.exec(path) ?? [];
      if (!hall || !fair) return false;
      const { fair: found } = await own(FAIR, z.object({ fair: Fair.nullable() }), { hall, fair });
      if (!found) return false;
      const time = new URL(request.url ?? '/', 'http://localhost').searchParams.get('time');
      const file = servedFile('text/calendar; charset=utf-8', Buffer.from(calendarOf(found, time)));
      response.setHeader('content-disposition', `attachment; filename="fair-${found.rawId}.ics"`);
      sendFile(file, 'public, max-age=60', request, response);
      return true;
    },
  };
}

/** One event as iCalendar (RFC 5545). Without a known time it is a whole day. */
export function calendarOf(fair: Fair, wanted: string | null): string {
  const { rawId, url, name, heldOn, holdTimes, durationMinutes, hall } = fair;
  const time = holdTimes.find((one) => one === wanted) ?? holdTimes[0];
  const day = heldOn.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//musubi//fairs//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(time ? TOKYO : []),
    'BEGIN:VEVENT',
    `UID:fair-${hall.rawId}-${rawId}@${new URL(url).hostname}`,
    // The moment the fair was written down is not told, and the same file shall be the same every time.
    `DTSTAMP:${day}T000000Z`,
    ...(time ? [`DTSTART;TZID=Asia/Tokyo:${local(heldOn, time, 0)}`] : [`DTSTART;VALUE=DATE:${day}`]),
    ...(time && durationMinutes ? [`DTEND;TZID=Asia/Tokyo:${local(heldOn, time, durationMinutes)}`] : []),
    `SUMMARY:${escaped(`${name}（${hall.name}）`)}`,
    `LOCATION:${escaped([hall.name, hall.address].filter(Boolean).join(' '))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The only zone there is: Japan has no summer time. */
const TOKYO = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Wall time `after` minutes past a time of a day, as `20261205T103000`. */
function local(day: string, time: string, after: number): string {
  const instant = new Date(Date.parse(`${day}T${time}:00Z`) + after * 60_000);
  return instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** A text with its separators escaped. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const LONGEST_LINE = 75;

/** A line cut so that no part has more than 75 octets and no character is torn apart; parts go on behind a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}
