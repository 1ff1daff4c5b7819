/** A hall by id or slugs, and the halls nearby. */
import { z } from 'zod';
import { HallPath, Page } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { type HallRow, hallById, hallBySlug, hallName, nearbyHalls } from '../store/halls.ts';
import { popularPhotos } from '../store/photos.ts';
import { questions } from '../store/hallSections.ts';
import { commentStats } from '../store/reports.ts';
import { hallPhoto, hallSummary } from './shapes.ts';

/** Questions included in a hall; a separate endpoint lists all. */
const MAX_QUESTIONS = 5;
const INVALID_REQUEST = '指定が正しくありません';

/** `page` is accepted and ignored. */
const Query = z.strictObject({ page: Page });

const slugPattern = (first: string) => z.string().regex(new RegExp(`^${first}[a-z0-9_-]*$`));
const SlugPath = z.strictObject({ id: slugPattern('[a-z]'), a: slugPattern('[a-z0-9]') });

function regulation(hall: HallRow) {
  const { regulation: general, postponed_regulation, covid_regulation } = hall;
  const none = general === null && postponed_regulation === null && covid_regulation === null;
  return none ? null : { regulation: general, postponed_regulation, covid_regulation };
}

/** @throws {HttpError} 404 when there is no such hall */
export async function requireHall(db: OriginContext['db'], id: number): Promise<{ name: string }> {
  return orNotFound(await hallName(db, id));
}

export function hallRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  const hallDetail = async (hall: HallRow) => ({
    ...hallSummary(mediaUrl, hall),
    tel: hall.tel,
    regulation: regulation(hall),
    comment_stats: await commentStats(db, hall.id),
    hall_question_and_answers: (await questions(db, hall.id))
      .slice(0, MAX_QUESTIONS)
      .map(({ question, answer }) => ({ question, answer })),
    popular_photos: (await popularPhotos(db, hall.id)).map((photo) => hallPhoto(mediaUrl, photo)),
  });

  endpoint({
    call: 'R54',
    method: 'GET',
    path: '/api/wn/halls/:id',
    auth: 'public',
    params: HallPath,
    query: Query,
    errorText: INVALID_REQUEST,
    handler: async ({ id }) => hallDetail(orNotFound(await hallById(db, id))),
  });

  endpoint({
    call: 'R75',
    method: 'GET',
    path: '/api/wn/halls/:id/:a',
    auth: 'public',
    params: SlugPath,
    query: Query,
    errorText: INVALID_REQUEST,
    handler: async ({ id, a }) => hallDetail(orNotFound(await hallBySlug(db, id, a))),
  });

  endpoint({
    call: 'R60',
    method: 'GET',
    path: '/api/wn/halls/:id/nearby_halls',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      const hall = orNotFound(await hallById(db, id));
      return { halls: (await nearbyHalls(db, hall)).map((near) => hallSummary(mediaUrl, near)) };
    },
  });
}
