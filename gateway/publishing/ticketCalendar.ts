import { z } from 'zod';
import type { ClientOf, Route } from '../http/server.ts';
import { sendFile, staticFile } from '../http/staticFiles.ts';
import { dayInJapan } from '../schema/kit/japanTime.ts';
import { calendarFile, dateStamp, escapeText, reminder } from './icalendar.ts';
import type { InternalClient } from './internalClient.ts';

const PATH = /^\/mypage\/tickets\/(ring\/)?(\d{1,19})\.ics$/;

const TICKET_QUERY = `query TicketCalendar($by: GiftTicketBy!) {
  viewer { account { giftTicket(by: $by) { title deadlineAt conditions } } }
}`;
const Ticket = z.object({
  title: z.string().nullable(),
  deadlineAt: z.string().nullable(),
  conditions: z.array(z.string()).nullable(),
});
type Ticket = z.infer<typeof Ticket>;
const Result = z.object({
  viewer: z.object({ account: z.object({ giftTicket: Ticket.nullable() }).nullable() }),
});

/** Calendar files of a member's gift tickets, with reminders a week and a day before the deadline. */
export function ticketCalendarRoute(query: InternalClient, clientOf: ClientOf, siteUrl: string): Route {
  return {
    paths: PATH,
    async send(path, request, response) {
      const [, ring, rawId] = PATH.exec(path) ?? [];
      const by = ring ? { ringEngagementRawId: rawId } : { generalRawId: rawId };
      const { viewer } = await query(TICKET_QUERY, Result, { by }, clientOf(request, response));
      const ticket = viewer.account?.giftTicket;
      if (!ticket?.deadlineAt) return false;
      const page = siteUrl + path.replace(/\.ics$/, '');
      const text = toICalendar(ticket, dayInJapan(ticket.deadlineAt), page);
      const file = staticFile('text/calendar; charset=utf-8', Buffer.from(text));
      response.setHeader('content-disposition', `attachment; filename="ticket-${rawId}.ics"`);
      sendFile(file, 'private, no-store', request, response);
      return true;
    },
  };
}

/** The day of the deadline as an all-day event. */
function toICalendar({ title, conditions }: Ticket, day: string, page: string): string {
  const summary = `申請期限：${title ?? 'ギフトチケット'}`;
  const date = day.replaceAll('-', '');
  const { pathname, hostname } = new URL(page);
  return calendarFile('tickets', [
    'BEGIN:VEVENT',
    `UID:${pathname.slice(1).replaceAll('/', '-')}@${hostname}`,
    dateStamp(),
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText((conditions ?? []).join('\n'))}`,
    `URL:${page}`,
    ...reminder('P7D', summary),
    ...reminder('P1D', summary),
    'END:VEVENT',
  ]);
}
