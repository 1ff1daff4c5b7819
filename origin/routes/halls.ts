/** A hall: R54 (R74), R75, and the halls around it R60. */
import { z } from 'zod';
import { HallPath, Page } from '../http/fields.ts';
import { orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { type HallRow, hallById, hallBySlug, nearbyHalls } from '../store/halls.ts';
import { popularPhotos } from '../store/photos.ts';
import { questions } from '../store/questions.ts';
import { commentStats } from '../store/reports.ts';
import { hallPhoto, hallSummary } from './shapes.ts';

/** Questions a hall's own answer carries; R63 has them all. */
const QUESTIONS_SHOWN = 5;
const REFUSED = '指定が正しくありません';

/** `page` is accepted and has no effect. */
const Query = z.strictObject({ page: Page });

const slugPattern = (first: string) => z.string().regex(new RegExp(`^${first}[a-z0-9_-]*$`));
const SlugPath = z.strictObject({ id: slugPattern('[a-z]'), a: slugPattern('[a-z0-9]') });

function regulation(hall: HallRow) {
  const { regulation: general, postponed_regulation, covid_regulation } = hall;
  const none = general === null && postponed_regulation === null && covid_regulation === null;
  return none ? null : { regulation: general, postponed_regulation, covid_regulation };
}

/** Serves halls. */
export function hallRoutes(serve: Serve, { db, media }: Origin): void {
  const wholeHall = async (hall: HallRow) => ({
    ...hallSummary(media, hall),
    tel: hall.tel,
    regulation: regulation(hall),
    comment_stats: await commentStats(db, hall.id),
    hall_question_and_answers: (await questions(db, hall.id))
      .slice(0, QUESTIONS_SHOWN)
      .map(({ question, answer }) => ({ question, answer })),
    popular_photos: (await popularPhotos(db, hall.id)).map((photo) => hallPhoto(media, photo)),
  });

  serve({
    call: 'R54',
    method: 'GET',
    path: '/api/wn/halls/:id',
    auth: 'public',
    params: HallPath,
    query: Query,
    refusedAs: REFUSED,
    answer: async ({ id }) => wholeHall(orNotFound(await hallById(db, id))),
  });

  serve({
    call: 'R75',
    method: 'GET',
    path: '/api/wn/halls/:id/:a',
    auth: 'public',
    params: SlugPath,
    query: Query,
    refusedAs: REFUSED,
    answer: async ({ id, a }) => wholeHall(orNotFound(await hallBySlug(db, id, a))),
  });

  serve({
    call: 'R60',
    method: 'GET',
    path: '/api/wn/halls/:id/nearby_halls',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => {
      const hall = orNotFound(await hallById(db, id));
      return { halls: (await nearbyHalls(db, hall)).map((near) => hallSummary(media, near)) };
    },
  });
}
