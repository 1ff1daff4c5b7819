/** Visitors: registration, viewed halls, recommendations. */
import { z } from 'zod';
import { toJapanTime } from '../japanTime.ts';
import { Id, fieldError, Uuid } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { hallById, hallsByIds } from '../store/halls.ts';
import { recommendedHalls } from '../store/recommendations.ts';
import { recordReferer, recordView, registerVisitor, viewedHalls } from '../store/visitors.ts';
import { hallSummary } from './shapes.ts';

const UuidPath = z.strictObject({ uuid: Uuid });
const Referer = z.url({ error: fieldError() }).max(2_048, '2048文字以内で入力してください');

export function visitorRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  endpoint({
    call: 'R97',
    method: 'GET',
    path: '/api/uuid/',
    auth: 'visitor',
    query: z.strictObject({ uuid: Uuid, source: z.literal('magazine', { error: fieldError() }) }),
    handler: async ({ uuid }) => ({ uuid, created_at: toJapanTime(await registerVisitor(db, uuid)) }),
  });

  // A GET that writes, as the contract defines it.
  endpoint({
    call: 'R98',
    method: 'GET',
    path: '/api/uuid/halls/create',
    auth: 'visitor',
    query: z.strictObject({ uuid: Uuid, hall_id: Id }),
    handler: async ({ uuid, hall_id }) => {
      orNotFound(await hallById(db, hall_id));
      return { hall_id, viewed_at: toJapanTime(await recordView(db, uuid, hall_id)) };
    },
  });

  endpoint({
    call: 'R99',
    method: 'POST',
    path: '/api/uuid/introduce/create',
    auth: 'visitor',
    form: z.strictObject({ uuid: Uuid, referer: Referer }),
    handler: async ({ uuid, referer }) => {
      await recordReferer(db, uuid, referer);
      return { result: true };
    },
  });

  endpoint({
    call: 'R77',
    method: 'GET',
    path: '/api/wn/uuid/:uuid/recommended_halls',
    auth: 'visitor',
    params: UuidPath,
    query: z.strictObject({ hall_id: Id.optional() }),
    handler: async ({ uuid, hall_id }) => {
      const currentHall = hall_id === undefined ? null : orNotFound(await hallById(db, hall_id));
      const halls = await recommendedHalls(db, uuid, currentHall);
      return { halls: halls.map((hall) => hallSummary(mediaUrl, hall)) };
    },
  });

  endpoint({
    call: 'R78',
    method: 'GET',
    path: '/api/wn/uuid/:uuid/recently_viewed_halls',
    auth: 'visitor',
    params: UuidPath,
    handler: async ({ uuid }) => {
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
            : [{ ...hallSummary(mediaUrl, hall), viewed_at: toJapanTime(viewed_at) }];
        }),
      };
    },
  });
}
