/** Visitors: R77, R78 and R97-R99. */
import { z } from 'zod';
import { toJapanTime } from '../clock.ts';
import { Id, tell, Uuid } from '../http/fields.ts';
import { orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { hallById, hallsByIds } from '../store/halls.ts';
import { recommendedHalls } from '../store/recommendations.ts';
import { recordReferer, recordView, registerVisitor, viewedHalls } from '../store/visitors.ts';
import { hallSummary } from './shapes.ts';

const UuidPath = z.strictObject({ uuid: Uuid });
const Referer = z.url({ error: tell() }).max(2_048, '2048文字以内で入力してください');

/** Serves what belongs to visitors. */
export function visitorRoutes(serve: Serve, { db, media }: Origin): void {
  serve({
    call: 'R97',
    method: 'GET',
    path: '/api/uuid/',
    auth: 'visitor',
    query: z.strictObject({ uuid: Uuid, source: z.literal('magazine', { error: tell() }) }),
    answer: async ({ uuid }) => ({ uuid, created_at: toJapanTime(await registerVisitor(db, uuid)) }),
  });

  // A GET that writes: so says the contract.
  serve({
    call: 'R98',
    method: 'GET',
    path: '/api/uuid/halls/create',
    auth: 'visitor',
    query: z.strictObject({ uuid: Uuid, hall_id: Id }),
    answer: async ({ uuid, hall_id }) => {
      orNotFound(await hallById(db, hall_id));
      return { hall_id, viewed_at: toJapanTime(await recordView(db, uuid, hall_id)) };
    },
  });

  serve({
    call: 'R99',
    method: 'POST',
    path: '/api/uuid/introduce/create',
    auth: 'visitor',
    form: z.strictObject({ uuid: Uuid, referer: Referer }),
    answer: async ({ uuid, referer }) => {
      await recordReferer(db, uuid, referer);
      return { result: true };
    },
  });

  serve({
    call: 'R77',
    method: 'GET',
    path: '/api/wn/uuid/:uuid/recommended_halls',
    auth: 'visitor',
    params: UuidPath,
    query: z.strictObject({ hall_id: Id.optional() }),
    answer: async ({ uuid, hall_id }) => {
      const viewing = hall_id === undefined ? null : orNotFound(await hallById(db, hall_id));
      const halls = await recommendedHalls(db, uuid, viewing);
      return { halls: halls.map((hall) => hallSummary(media, hall)) };
    },
  });

  serve({
    call: 'R78',
    method: 'GET',
    path: '/api/wn/uuid/:uuid/recently_viewed_halls',
    auth: 'visitor',
    params: UuidPath,
    answer: async ({ uuid }) => {
      const views = await viewedHalls(db, uuid);
      const halls = await hallsByIds(
        db,
        views.map(({ hall_id }) => hall_id),
      );
      return {
        halls: views.flatMap(({ hall_id, viewed_at }) => {
          const hall = halls.get(hall_id);
          return hall === undefined
            ? []
            : [{ ...hallSummary(media, hall), viewed_at: toJapanTime(viewed_at) }];
        }),
      };
    },
  });
}
