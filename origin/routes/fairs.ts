/** Fairs of a hall. */
import { z } from 'zod';
import { Day, HallPath, Id, Page, PerPage, pageSlice } from '../http/fields.ts';
import { orNotFound, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  FAIR_CONTENTS,
  countFairContents,
  fairById,
  type FairRow,
  listedFair,
  fairsOnDay,
  hallFairs,
  recommendedFairs,
} from '../store/fairs.ts';
import { latestReservation } from '../store/reservations.ts';
import { requireHall } from './halls.ts';
import { fairShape, fairSnapshot } from './shapes.ts';

export function fairRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  const shape = (fairs: FairRow[]) => fairs.map((fair) => fairShape(mediaUrl, fair));

  endpoint({
    call: 'R59',
    method: 'GET',
    path: '/api/wn/halls/:id/fairs',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({ per_page: PerPage(4), page: Page, hold_at: Day.optional() }),
    handler: async ({ id, per_page, page, hold_at }) => {
      await requireHall(db, id);
      if (hold_at === undefined) {
        const { rows, total } = await hallFairs(db, id, pageSlice(page, per_page));
        return { fairs: shape(rows), total, page, per_page };
      }
      // All fairs of a day are on one page.
      const fairs = shape(await fairsOnDay(db, id, hold_at));
      return { fairs: page === 1 ? fairs : [], total: fairs.length, page, per_page };
    },
  });

  endpoint({
    call: 'R72',
    method: 'GET',
    path: '/api/wn/halls/:id/fairs/:fairId',
    auth: 'optional-user',
    params: HallPath.extend({ fairId: Id }),
    query: z.strictObject({ reserved: z.literal('1').optional() }),
    handler: async ({ id, fairId, reserved, user }) => {
      if (reserved !== undefined && user === null) throw new HttpError(401);
      const reservation = reserved && user ? await latestReservation(db, user.user_id, fairId) : undefined;
      const fair =
        reservation?.hall_id === id ? await fairById(db, fairId) : await listedFair(db, id, fairId);
      return {
        ...fairShape(mediaUrl, orNotFound(fair)),
        ...(reservation && { fair_snapshot: fairSnapshot(reservation) }),
      };
    },
  });

  endpoint({
    call: 'R64',
    method: 'GET',
    path: '/api/wn/halls/:id/recommended_fairs',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      return { fairs: shape(await recommendedFairs(db, id)) };
    },
  });

  endpoint({
    call: 'R94',
    method: 'GET',
    path: '/api/v3/wn/halls/:id/recommended_fair',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      const [fair] = shape(await recommendedFairs(db, id));
      return { fair: fair ?? null };
    },
  });

  endpoint({
    call: 'R93',
    method: 'GET',
    path: '/api/v3/wn/halls/:id/faircontents/',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      const names = new Map(FAIR_CONTENTS);
      const contents = await countFairContents(db, id);
      return {
        fair_contents: contents.map(({ kind, count }) => ({ kind, name: names.get(kind) ?? kind, count })),
      };
    },
  });
}
