/** Shared clip lists, found by hash, and comments on their clips. */
import { z } from 'zod';
import { Id, listOf, Page, PerPage, REQUIRED, pageSlice, fieldError } from '../http/fields.ts';
import { RateLimiter } from '../http/rateLimit.ts';
import { ValidationError, notFound, orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  addComment,
  createShare,
  clipsByShare,
  replaceShareClips,
  shareableClips,
  shareByHash,
} from '../store/clipShares.ts';
import { clipComment, clipShare, hallClips } from './clipShapes.ts';
import { MINUTE_MS } from '../japanTime.ts';

const MAX_COMMENT_LENGTH = 1_000;

/** Comments accepted per list and quarter of an hour. */
const COMMENT_LIMIT = { max: 200, windowMs: 15 * MINUTE_MS };

/** A malformed hash is a 404 as well. */
const HashPath = z.strictObject({ hash: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) });

export function clipShareRoutes(endpoint: DefineEndpoint, { db, mediaUrl, siteUrl }: OriginContext): void {
  const limit = new RateLimiter(COMMENT_LIMIT.max, COMMENT_LIMIT.windowMs);

  endpoint({
    call: 'R48',
    method: 'GET',
    path: '/api/wn/hall_clip_shares/hash/:hash',
    auth: 'public',
    params: HashPath,
    handler: async ({ hash }) => clipShare(siteUrl, orNotFound(await shareByHash(db, hash))),
  });

  endpoint({
    call: 'R49',
    method: 'GET',
    path: '/api/wn/hall_clip_shares/hash/:hash/hall_clips',
    auth: 'public',
    params: HashPath,
    query: z.strictObject({ page: Page, per_page: PerPage(30) }),
    handler: async ({ hash, page, per_page }) => {
      const share = orNotFound(await shareByHash(db, hash));
      const { rows, total } = await clipsByShare(db, share, pageSlice(page, per_page));
      return { hall_clips: await hallClips(db, mediaUrl, rows), total, page, per_page };
    },
  });

  endpoint({
    call: 'R50',
    method: 'POST',
    path: '/api/wn/hall_clip_comments',
    auth: 'optional-user',
    form: z.strictObject({
      hash: z.string({ error: fieldError() }).min(1, REQUIRED),
      hall_clip_id: Id,
      comment: z.string({ error: fieldError() }).min(1, REQUIRED).max(MAX_COMMENT_LENGTH),
      user_id: Id.optional(),
    }),
    status: 201,
    handler: async ({ user, hash, hall_clip_id, comment }) => {
      const share = orNotFound(await shareByHash(db, hash));
      if (!share.hall_clip_ids.includes(hall_clip_id)) throw notFound();
      limit.assertAllowed(hash);
      limit.record(hash);
      return clipComment(await addComment(db, { hall_clip_id, comment, user_id: user?.user_id ?? null }));
    },
  });

  endpoint({
    call: 'R51',
    method: 'POST',
    path: '/api/wn/hall_clip_shares',
    auth: 'user',
    form: z.strictObject({ user_id: Id }),
    status: 201,
    handler: async ({ user_id }) => clipShare(siteUrl, await createShare(db, user_id)),
  });

  endpoint({
    call: 'R52',
    method: 'GET',
    path: '/api/wn/shareable_hall_clips',
    auth: 'user',
    query: z.strictObject({ user_id: Id }),
    handler: async ({ user_id }) => {
      const rows = await shareableClips(db, user_id);
      return { hall_clips: await hallClips(db, mediaUrl, rows), total: rows.length };
    },
  });

  endpoint({
    call: 'R53',
    method: 'PATCH',
    path: '/api/wn/hall_clip_shares/:id',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: z.strictObject({ user_id: Id, hall_clip_ids: listOf(Id) }),
    handler: async ({ id, user_id, hall_clip_ids }) => {
      if (hall_clip_ids.length === 0) throw new ValidationError({ hall_clip_ids: [REQUIRED] });
      const share = await replaceShareClips(db, user_id, id, hall_clip_ids);
      if (share === 'no list') throw notFound();
      if (share === 'no clip') throw new ValidationError({ hall_clip_ids: ['クリップしていない会場です'] });
      return clipShare(siteUrl, share);
    },
  });
}
