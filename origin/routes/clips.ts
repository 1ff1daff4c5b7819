/** Clips: the halls a user has saved. */
import { z } from 'zod';
import { Id, IdList, Page, PerPage, pageSlice, fieldError } from '../http/fields.ts';
import { orNotFound, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { addClip, clippedHallIds, clipsByUser, countClips, removeClip, updateNote } from '../store/clips.ts';
import { hallById } from '../store/halls.ts';
import { hallClip, hallClips } from './clipShapes.ts';

const MAX_NOTE_LENGTH = 1_000;

const OfUser = z.strictObject({ user_id: Id });

export function clipRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  endpoint({
    call: 'R42',
    method: 'GET',
    path: '/api/wn/hall_clips/count',
    auth: 'user',
    query: OfUser,
    handler: async ({ user_id }) => ({ count: await countClips(db, user_id) }),
  });

  endpoint({
    call: 'R45',
    method: 'GET',
    path: '/api/wn/hall_clips/bulk',
    auth: 'user',
    query: z.strictObject({ hall_ids: IdList, user_id: Id }),
    handler: ({ user_id, hall_ids }) => clippedHallIds(db, user_id, hall_ids),
  });

  endpoint({
    call: 'R46',
    method: 'GET',
    path: '/api/wn/hall_clips',
    auth: 'user',
    query: z.strictObject({ page: Page, per_page: PerPage(30), user_id: Id }),
    handler: async ({ user_id, page, per_page }) => {
      const { rows, total } = await clipsByUser(db, user_id, pageSlice(page, per_page));
      return { hall_clips: await hallClips(db, mediaUrl, rows), total, page, per_page };
    },
  });

  endpoint({
    call: 'R43',
    method: 'POST',
    path: '/api/wn/hall_clips',
    auth: 'user',
    form: z.strictObject({ hall_id: Id, user_id: Id }),
    status: 201,
    handler: async ({ user_id, hall_id }) => {
      orNotFound(await hallById(db, hall_id));
      const clip = await addClip(db, user_id, hall_id);
      if (clip === null) throw new HttpError(409);
      return hallClip(db, mediaUrl, clip);
    },
  });

  endpoint({
    call: 'R44',
    method: 'DELETE',
    path: '/api/wn/hall_clips/:id',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: OfUser,
    handler: async ({ id, user_id }) => ({ id: orNotFound(await removeClip(db, user_id, id)), hall_id: id }),
  });

  endpoint({
    call: 'R47',
    method: 'PATCH',
    path: '/api/wn/hall_clips/:id',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: z.strictObject({ note: z.string({ error: fieldError() }).max(MAX_NOTE_LENGTH), user_id: Id }),
    handler: async ({ id, user_id, note }) => {
      const clip = orNotFound(await updateNote(db, user_id, id, note === '' ? null : note));
      return hallClip(db, mediaUrl, clip);
    },
  });
}
