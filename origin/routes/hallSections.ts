/** What else a hall's page is made of: R55, R56, R63, R68. */
import { z } from 'zod';
import { HallPath } from '../http/fields.ts';
import { orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { benefits } from '../store/benefits.ts';
import { hallById } from '../store/halls.ts';
import { requireHall } from './requireHall.ts';
import { QUESTION_TYPES, questions } from '../store/questions.ts';
import { toJapanTimeOrNull } from '../clock.ts';

/** Serves the smaller sections of a hall. */
export function hallSectionRoutes(serve: Serve, { db }: Origin): void {
  serve({
    call: 'R55',
    method: 'GET',
    path: '/api/wn/halls/:id/pv/',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => ({ pv: orNotFound(await hallById(db, id)).pv }),
  });

  serve({
    call: 'R68',
    method: 'GET',
    path: '/api/wn/halls/:id/plans/count',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => ({ count: orNotFound(await hallById(db, id)).plan_count }),
  });

  serve({
    call: 'R56',
    method: 'GET',
    path: '/api/wn/halls/:id/benefits',
    auth: 'public',
    params: HallPath,
    answer: async ({ id }) => {
      await requireHall(db, id);
      return { benefits: await benefits(db, id) };
    },
  });

  serve({
    call: 'R63',
    method: 'GET',
    path: '/api/wn/halls/:id/question_and_answers',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({ type: z.enum(QUESTION_TYPES).optional() }),
    answer: async ({ id, type }) => {
      await requireHall(db, id);
      const rows = await questions(db, id, type);
      return {
        question_and_answers: rows.map(({ question, answer, id: number, type: about, answered_at }) => ({
          question,
          answer,
          id: number,
          type: about,
          answered_at: toJapanTimeOrNull(answered_at),
        })),
      };
    },
  });
}
