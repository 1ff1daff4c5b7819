/** The parent-and-child diagnosis. Its ids and keys are secrets and must not be logged. */
import { z } from 'zod';
import { MINUTE_MS, toJapanTime, toJapanTimeOrNull } from '../japanTime.ts';
import {
  DIAGNOSIS_QUESTIONS,
  DIAGNOSIS_THANKS,
  type DiagnosisAnswers,
  validateDiagnosis,
  type DiagnosisQuestion,
  RESPONDENTS,
} from '../forms/diagnosis.ts';
import { CHOICE_REQUIRED, Id, fieldError } from '../http/fields.ts';
import { RateLimiter } from '../http/rateLimit.ts';
import { ValidationError, notFound, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { answerDiagnosis, createDiagnosis, diagnosisSides, ownsSide } from '../store/diagnoses.ts';

const MAX_ANSWERS_LENGTH = 20_000;

const DiagnosisPath = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });
const RespondentField = z.enum(RESPONDENTS, { error: CHOICE_REQUIRED });

/** JSON object by question number. */
const Answers = z
  .string({ error: fieldError() })
  .max(MAX_ANSWERS_LENGTH)
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue('JSONの形式が正しくありません');
      return z.NEVER;
    }
  });

type Sides = Awaited<ReturnType<typeof diagnosisSides>>;

const answeredAt = (sides: Sides) => {
  const of = (respondent: string) =>
    toJapanTimeOrNull(sides.find((side) => side.respondent === respondent)?.answered_at ?? null);
  return { child: of('child'), parent: of('parent') };
};

function valuesOf({ id, choices }: DiagnosisQuestion, answers: DiagnosisAnswers | null): string[] {
  const answer = answers?.[String(id)] ?? [];
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return choices?.map(({ value }) => value).filter((value) => answer.includes(value)) ?? [];
}

/** With the answers of both sides. */
function questionShape(question: DiagnosisQuestion, sides: Sides) {
  const isAnswered = sides.some(({ answers }) => answers !== null);
  return {
    id: question.id,
    title: question.title,
    choices: question.choices ?? [],
    max_choices: question.max,
    max_length: question.length,
    choice_answers: isAnswered
      ? sides.flatMap(({ respondent, answers }) =>
          valuesOf(question, answers).map((value) => ({ respondent, value })),
        )
      : null,
    text_answers: isAnswered ? [] : null,
  };
}

export function diagnosisRoutes(endpoint: DefineEndpoint, { db }: OriginContext): void {
  const creationLimiter = new RateLimiter(60, 10 * MINUTE_MS);

  endpoint({
    call: 'X10',
    method: 'POST',
    path: '/api/v3/wn/both_diagnosis/',
    auth: 'optional-user',
    form: z.strictObject({ respondent: RespondentField, user_id: Id.optional() }),
    status: 201,
    handler: async ({ user, clientKey, respondent }) => {
      creationLimiter.assertAllowed(clientKey);
      creationLimiter.record(clientKey);
      const { id, key, partner, partnerKey, created_at } = await createDiagnosis(
        db,
        respondent,
        user?.user_id ?? null,
      );
      return {
        id,
        respondent,
        key,
        partner_respondent: partner,
        partner_key: partnerKey,
        created_at: toJapanTime(created_at),
      };
    },
  });

  endpoint({
    call: 'R11',
    method: 'GET',
    path: '/api/v3/wn/both_diagnosis/:id/answer/',
    auth: 'public',
    params: DiagnosisPath,
    handler: async ({ id }) => {
      const sides = await diagnosisSides(db, id);
      if (sides.length === 0) throw notFound();
      const questions = DIAGNOSIS_QUESTIONS.map((question) => questionShape(question, sides));
      return { id, questions, answered_at: answeredAt(sides) };
    },
  });

  endpoint({
    call: 'X11',
    method: 'POST',
    path: '/api/v3/wn/both_diagnosis/:id/answer/',
    auth: 'public',
    params: DiagnosisPath,
    form: z.strictObject({
      respondent: RespondentField,
      key: z.string({ error: fieldError() }).regex(/^[A-Za-z0-9_-]{16,64}$/),
      answers: Answers,
    }),
    handler: async ({ id, respondent, key, answers }) => {
      if ((await diagnosisSides(db, id)).length === 0) throw notFound();
      if (!(await ownsSide(db, { id, respondent, key }))) throw new HttpError(403);
      const errors = validateDiagnosis(answers);
      if (Object.keys(errors).length > 0) throw new ValidationError(errors);
      // Validated above: arrays for choices, strings for free text.
      const validAnswers = answers as DiagnosisAnswers;
      if (!(await answerDiagnosis(db, { id, respondent, key }, validAnswers))) throw new HttpError(403);
      return { id, respondent, answered_at: answeredAt(await diagnosisSides(db, id)) };
    },
  });

  endpoint({
    call: 'R12',
    method: 'GET',
    path: '/api/v3/wn/both_diagnosis/:id/thanks/',
    auth: 'public',
    params: DiagnosisPath,
    query: z.strictObject({ respondent: RespondentField }),
    handler: async ({ id, respondent }) => {
      if ((await diagnosisSides(db, id)).length === 0) throw notFound();
      return { respondent, message: DIAGNOSIS_THANKS[respondent] };
    },
  });
}
