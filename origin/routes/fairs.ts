/** Fairs of a hall: R59 (R73), R64, R72, R93, R94. */
import { z } from 'zod';
import { Day, HallPath, Id, Page, PerPage, slice } from '../http/fields.ts';
import { orNotFound, Refusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import {
  FAIR_CONTENTS,
  countContents,
  fairById,
  type FairRow,
  fairOf,
  fairsOn,
  hallFairs,
  recommendedFairs,
} from '../store/fairs.ts';
import { reservationOfFair } from '../store/reservations.ts';
import { requireHall } from './requireHall.ts';
import { fairShape, fairSnapshot } from './shapes.ts';

/** Serves fairs. */
export function fairRoutes(serve: Serve, { db, media }: Origin): void {
  const shape = (fairs: FairRow[]) => fairs.map((fair) => fairShape(media, fair));

  serve({
    call: 'R59',
    method: 'GET',
    path: '/api/wn/halls/:id/fairs',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({ per_page: PerPage(4), page: Page, hold_at: Day.optional() }),
    answer: async ({ id, per_page, page, hold_at }) => {
      await requireHall(db, id);
      if (hold_at === undefined) {
        const { rows, total } = await hallFairs(db, id, slice(page, per_page));
        return { fairs: shape(rows), total, page, per_page };
      }
      // The fairs of one day stand on one page, however many.
      const fairs = shape(await fairsOn(db, id, hold_at));
      return { fairs: page === 1 ? fairs : [], total: fairs.length, page, per_page };
    },
  });

  serve({
    call: 'R72',
    method: 'GET',
    path: '/api/wn/halls/:id/fairs/:fairId',
    auth: 'optional-user',
    params: HallPath.extend({ fairId: Id }),
    query: z.strictObject({ reserved: z.literal('1').optional() }),
    answer: async ({ id, fairId, reserved, user }) => {
      if (reserved !== undefined && user === null) throw new Refusal(401);
      const held = reserved && user ? await reservationOfFair(db, user.user_id, fairId) : undefined;
      const fair = held?.hall_id === id ? await fairById(db, fairId) : await fairOf(db, id, fairId);
      return { ...fairShape(media, orNotFound(fair)), ...(held && { fair_snapshot: fairSnapshot(held) }) };
    },
  });

  serve({
    call: 'R64',
    method: 'GET',
    path: '/api/wn/halls/:id/recommended_fairs',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => {
      await requireHall(db, id);
      return { fairs: shape(await recommendedFairs(db, id)) };
    },
  });

  serve({
    call: 'R94',
    method: 'GET',
    path: '/api/v3/wn/halls/:id/recommended_fair',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => {
      await requireHall(db, id);
      const [fair] = shape(await recommendedFairs(db, id));
      return { fair: fair ?? null };
    },
  });

  serve({
    call: 'R93',
    method: 'GET',
    path: '/api/v3/wn/halls/:id/faircontents/',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => {
      await requireHall(db, id);
      const names = new Map(FAIR_CONTENTS);
      const contents = await countContents(db, id);
      return {
        fair_contents: contents.map(({ kind, count }) => ({ kind, name: names.get(kind) ?? kind, count })),
      };
    },
  });
}
