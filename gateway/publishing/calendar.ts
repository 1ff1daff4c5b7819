import { z } from 'zod';
import type { Route } from '../http/server.ts';
import { sendFile, staticFile } from '../http/staticFiles.ts';
import { calendarFile, dateStamp, escapeText, reminder } from './icalendar.ts';
import type { InternalClient } from './internalClient.ts';

const PATH = /^\/halls\/(\d{1,19})\/fairs\/(\d{1,19})\.ics$/;

const FAIR_QUERY = `query CalendarFile($hall: String!, $fair: String!) {
  fair(by: { path: { hallRawId: $hall, fairRawId: $fair } }) {
    rawId url name heldOn holdTimes durationMinutes isOnline
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
  isOnline: z.boolean(),
  hall: z.object({ rawId: z.string(), name: z.string(), address: z.string().nullable() }),
});
type Fair = z.infer<typeof Fair>;

/**
 * Calendar files of fairs: `/halls/{id}/fairs/{fairId}.ics`, with the chosen start time in `?time=`. With the number of a
 * reservation in `?reservation=` they have a reminder a day before and the address of its slip; the number is no secret.
 */
export function calendarRoute(query: InternalClient): Route {
  return {
    paths: PATH,
    async send(path, request, response) {
      const [, hall, fair] = PATH.exec(path) ?? [];
      const { fair: found } = await query(FAIR_QUERY, z.object({ fair: Fair.nullable() }), { hall, fair });
      if (!found) return false;
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const number = /^\d{1,19}$/.exec(searchParams.get('reservation') ?? '')?.[0] ?? null;
      const text = toICalendar(found, searchParams.get('time'), number);
      const file = staticFile('text/calendar; charset=utf-8', Buffer.from(text));
      response.setHeader('content-disposition', `attachment; filename="fair-${found.rawId}.ics"`);
      sendFile(file, 'private, no-store', request, response);
      return true;
    },
  };
}

/** A fair as iCalendar (RFC 5545). Without hold times it is an all-day event. */
export function toICalendar(
  fair: Fair,
  chosenTime: string | null,
  reservation: string | null = null,
): string {
  const { rawId, url, name, heldOn, holdTimes, durationMinutes, isOnline, hall } = fair;
  const summary = `${name}（${hall.name}）`;
  const time = holdTimes.find((holdTime) => holdTime === chosenTime) ?? holdTimes[0];
  const day = heldOn.replaceAll('-', '');
  return calendarFile('fairs', [
    ...(time ? TOKYO_TIME_ZONE : []),
    'BEGIN:VEVENT',
    `UID:${reservation ? `reservation-${reservation}` : `fair-${hall.rawId}-${rawId}`}@${new URL(url).hostname}`,
    dateStamp(),
    ...(time ? [`DTSTART;TZID=Asia/Tokyo:${localDateTime(heldOn, time, 0)}`] : [`DTSTART;VALUE=DATE:${day}`]),
    ...(time && durationMinutes
      ? [`DTEND;TZID=Asia/Tokyo:${localDateTime(heldOn, time, durationMinutes)}`]
      : []),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(isOnline ? 'オンライン' : [hall.name, hall.address].filter(Boolean).join(' '))}`,
    ...(reservation
      ? [
          `DESCRIPTION:${escapeText(`予約番号 ${reservation}\nフェアの内容 ${url}`)}`,
          `URL:${new URL(`/reservations/${reservation}`, url).href}`,
          ...reminder('P1D', summary),
        ]
      : [`URL:${url}`]),
    'END:VEVENT',
  ]);
}

const TOKYO_TIME_ZONE = [
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

/** Wall-clock time `offsetMinutes` after a time of day, e.g. `20261205T103000`. */
function localDateTime(day: string, time: string, offsetMinutes: number): string {
  const instant = new Date(Date.parse(`${day}T${time}:00Z`) + offsetMinutes * 60_000);
  return instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
