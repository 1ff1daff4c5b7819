/** Reviews and costs of a hall. */
import { z } from 'zod';
import { toJapanTime } from '../japanTime.ts';
import { HallPath, Page, PerPage, ReportSort, pageSlice, Integer } from '../http/fields.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { requireHall } from './halls.ts';
import { commentStats, costCases, hallReports, type ReportRow } from '../store/reports.ts';
import { photoHolder } from './shapes.ts';

/** Fixed by the contract. */
const PER_PAGE = 18;

const Season = z.string().regex(/^(20[0-9]{2}Q[1-4]|undecided)$/);

export function reportRoutes(endpoint: DefineEndpoint, { db, mediaUrl, siteUrl }: OriginContext): void {
  const hallBride = (report: ReportRow, place: string, withComments: boolean) => ({
    user_id: report.user_id,
    basic_nickname: report.basic_nickname,
    basic_region: report.basic_region,
    basic_iconimage: report.icon === null ? null : mediaUrl(report.icon),
    reception_cover_image2: photoHolder(mediaUrl, report.reception_picture),
    reception_place: report.customer_status === 'wedding_held' ? place : null,
    reception_taste: report.reception_taste,
    reception_style: report.reception_style,
    profile_share_url: report.user_id === null ? null : `${siteUrl}/brides/${report.user_id}`,
    review_id: report.id,
    customer_status: report.customer_status,
    season: report.season,
    wedding_date: report.wedding_date,
    guest_count: report.guest_count,
    first_estimate: report.first_estimate,
    total_cost: report.total_cost,
    rating: report.rating,
    item_ratings: report.item_ratings,
    title: report.title,
    comments: withComments ? report.comments : null,
    love_count: report.love_count,
    posted_at: toJapanTime(report.posted_at),
  });

  endpoint({
    call: 'R70',
    method: 'GET',
    path: '/api/wn/halls/:id/brides',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({
      season: Season.optional(),
      order: ReportSort.default('recommended'),
      page: Page,
      comments: z.literal('1').optional(),
    }),
    handler: async ({ id, season, order, page, comments }) => {
      const hall = await requireHall(db, id);
      const { rows, total } = await hallReports(db, id, { season, order, slice: pageSlice(page, PER_PAGE) });
      const brides = rows.map((report) => hallBride(report, hall.name, comments !== undefined));
      return { brides, total, page, per_page: PER_PAGE };
    },
  });

  endpoint({
    call: 'R71',
    method: 'GET',
    path: '/api/wn/halls/:id/costs',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({
      n: Integer(0).optional(),
      order: ReportSort.default('created_at_desc'),
      page: Page,
      per_page: PerPage(20),
    }),
    handler: async ({ id, n, order, page, per_page }) => {
      await requireHall(db, id);
      const { rows, total } = await costCases(db, id, { guests: n, order, slice: pageSlice(page, per_page) });
      const costs = rows.map((report) => ({
        id: report.id,
        total_cost: report.total_cost,
        first_estimate: report.first_estimate,
        guest_count: report.guest_count,
        wedding_date: report.wedding_date,
        season: report.season,
        items: report.cost_items,
        user_id: report.user_id,
        basic_nickname: report.basic_nickname,
      }));
      return { costs, total, page, per_page };
    },
  });

  endpoint({
    call: 'R67',
    method: 'GET',
    path: '/api/wn/halls/:id/comment-stats',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      return { comment_stats: await commentStats(db, id) };
    },
  });
}
