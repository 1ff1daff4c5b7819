/** Kept halls: R42-R47. */
import { z } from 'zod';
import { Id, Page, PerPage, slice, tell } from '../http/fields.ts';
import { orNotFound, Refusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { addClip, clippedAmong, clipsOf, countClips, removeClip, writeNote } from '../store/clips.ts';
import { hallById } from '../store/halls.ts';
import { hallClip, hallClips } from './clipShapes.ts';

const MOST_IDS = 100;
const NOTE_LENGTH = 1_000;

/** Comma-separated ids, 1 to 100 of them. */
const HallIds = z
  .string({ error: tell() })
  .transform((text) => text.split(','))
  .pipe(z.array(Id).min(1).max(MOST_IDS));

const OfUser = z.strictObject({ user_id: Id });

/** Serves the halls a user keeps. */
export function clipRoutes(serve: Serve, { db, media }: Origin): void {
  serve({
    call: 'R42',
    method: 'GET',
    path: '/api/wn/hall_clips/count',
    auth: 'user',
    query: OfUser,
    answer: async ({ user_id }) => ({ count: await countClips(db, user_id) }),
  });

  serve({
    call: 'R45',
    method: 'GET',
    path: '/api/wn/hall_clips/bulk',
    auth: 'user',
    query: z.strictObject({ hall_ids: HallIds, user_id: Id }),
    answer: ({ user_id, hall_ids }) => clippedAmong(db, user_id, hall_ids),
  });

  serve({
    call: 'R46',
    method: 'GET',
    path: '/api/wn/hall_clips',
    auth: 'user',
    query: z.strictObject({ page: Page, per_page: PerPage(30), user_id: Id }),
    answer: async ({ user_id, page, per_page }) => {
      const { rows, total } = await clipsOf(db, user_id, slice(page, per_page));
      return { hall_clips: await hallClips(db, media, rows), total, page, per_page };
    },
  });

  serve({
    call: 'R43',
    method: 'POST',
    path: '/api/wn/hall_clips',
    auth: 'user',
    form: z.strictObject({ hall_id: Id, user_id: Id }),
    status: 201,
    answer: async ({ user_id, hall_id }) => {
      orNotFound(await hallById(db, hall_id));
      const clip = await addClip(db, user_id, hall_id);
      if (clip === null) throw new Refusal(409);
      return hallClip(db, media, clip);
    },
  });

  serve({
    call: 'R44',
    method: 'DELETE',
    path: '/api/wn/hall_clips/:id',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: OfUser,
    answer: async ({ id, user_id }) => ({ id: orNotFound(await removeClip(db, user_id, id)), hall_id: id }),
  });

  serve({
    call: 'R47',
    method: 'PATCH',
    path: '/api/wn/hall_clips/:id',
    auth: 'user',
    params: z.strictObject({ id: Id }),
    form: z.strictObject({ note: z.string({ error: tell() }).max(NOTE_LENGTH), user_id: Id }),
    answer: async ({ id, user_id, note }) => {
      const clip = orNotFound(await writeNote(db, user_id, id, note === '' ? null : note));
      return hallClip(db, media, clip);
    },
  });
}
