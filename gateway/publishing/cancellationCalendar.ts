import { z } from 'zod';
import type { Route } from '../http/server.ts';
import { sendFile, staticFile } from '../http/staticFiles.ts';
import { addDays } from '../schema/kit/japanTime.ts';
import { calendarFile, dateStamp, escapeText, reminder } from './icalendar.ts';
import type { InternalClient } from './internalClient.ts';

const PATH = /^\/halls\/(\d{1,19})\/cancellation\.ics$/;

const CANCELLATION_QUERY = `query CancellationCalendar($hall: String!) {
  hall(by: { rawId: $hall }) {
    rawId name url
    regulation { cancellationFees { text untilDaysBefore } }
  }
}`;
const Hall = z.object({
  rawId: z.string(),
  name: z.string(),
  url: z.string(),
  regulation: z
    .object({
      cancellationFees: z.array(z.object({ text: z.string(), untilDaysBefore: z.number() })).nullable(),
    })
    .nullable(),
});
type Hall = z.infer<typeof Hall>;

const WeddingDay = z.iso.date().startsWith('20');

/** The last days of each cancellation fee of a hall, for the wedding day in `?wedding_date=`. */
export function cancellationCalendarRoute(query: InternalClient): Route {
  return {
    paths: PATH,
    async send(path, request, response) {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const day = WeddingDay.safeParse(searchParams.get('wedding_date'));
      if (!day.success) return false;
      const [, rawId] = PATH.exec(path) ?? [];
      const { hall } = await query(CANCELLATION_QUERY, z.object({ hall: Hall.nullable() }), { hall: rawId });
      const text = hall && toICalendar(hall, day.data);
      if (!text) return false;
      const file = staticFile('text/calendar; charset=utf-8', Buffer.from(text));
      response.setHeader('content-disposition', `attachment; filename="cancellation-${hall.rawId}.ics"`);
      sendFile(file, 'private, no-store', request, response);
      return true;
    },
  };
}

/** All-day events with reminders a week and a day before; none for a fee that holds until the wedding day. */
function toICalendar({ rawId, name, url, regulation }: Hall, weddingDay: string): string | null {
  const fees = regulation?.cancellationFees;
  if (!fees) return null;
  const page = new URL(`/halls/${rawId}/cancellation?wedding_date=${weddingDay}`, url);
  const events = fees.flatMap(({ text, untilDaysBefore }, index) => {
    if (untilDaysBefore === 0) return [];
    const date = addDays(weddingDay, -untilDaysBefore).replaceAll('-', '');
    const next = fees[index + 1];
    const summary = `キャンセル料が「${text}」の最終日（${name}）`;
    const description = [
      ...(next ? [`翌日からは「${next.text}」です。`] : []),
      'ご契約の内容は、会場で必ずご確認ください。',
    ];
    return [
      'BEGIN:VEVENT',
      `UID:cancellation-${rawId}-${weddingDay}-${untilDaysBefore}@${page.hostname}`,
      dateStamp(),
      `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description.join('\n'))}`,
      `URL:${page.href}`,
      ...reminder('P7D', summary),
      ...reminder('P1D', summary),
      'END:VEVENT',
    ];
  });
  return calendarFile('cancellation', events);
}
