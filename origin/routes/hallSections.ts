/** Smaller sections of a hall's page. */
import { z } from 'zod';
import { HallPath } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { hallById } from '../store/halls.ts';
import { requireHall } from './halls.ts';
import { benefits, QUESTION_TYPES, questions } from '../store/hallSections.ts';
import { toJapanTimeOrNull } from '../japanTime.ts';

export function hallSectionRoutes(endpoint: DefineEndpoint, { db }: OriginContext): void {
  endpoint({
    call: 'R55',
    method: 'GET',
    path: '/api/wn/halls/:id/pv/',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => ({ pv: orNotFound(await hallById(db, id)).pv }),
  });

  endpoint({
    call: 'R68',
    method: 'GET',
    path: '/api/wn/halls/:id/plans/count',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => ({ count: orNotFound(await hallById(db, id)).plan_count }),
  });

  endpoint({
    call: 'R56',
    method: 'GET',
    path: '/api/wn/halls/:id/benefits',
    auth: 'public',
    params: HallPath,
    handler: async ({ id }) => {
      await requireHall(db, id);
      return { benefits: await benefits(db, id) };
    },
  });

  endpoint({
    call: 'R63',
    method: 'GET',
    path: '/api/wn/halls/:id/question_and_answers',
    auth: 'public',
    params: HallPath,
    query: z.strictObject({ type: z.enum(QUESTION_TYPES).optional() }),
    handler: async ({ id, type }) => {
      await requireHall(db, id);
      const rows = await questions(db, id, type);
      return {
        question_and_answers: rows.map(
          ({ question, answer, id: questionId, type: questionType, answered_at }) => ({
            question,
            answer,
            id: questionId,
            type: questionType,
            answered_at: toJapanTimeOrNull(answered_at),
          }),
        ),
      };
    },
  });
}
