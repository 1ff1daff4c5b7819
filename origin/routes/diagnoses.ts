/** The parent-and-child diagnosis: R11, R12, X10, X11. Ids and keys are secrets and written down nowhere. */
import { z } from 'zod';
import { toJapanTime, toJapanTimeOrNull } from '../clock.ts';
import {
  DIAGNOSIS_QUESTIONS,
  DIAGNOSIS_THANKS,
  type DiagnosisAnswers,
  diagnosisErrors,
  type DiagnosisQuestion,
  RESPONDENTS,
} from '../forms/diagnosis.ts';
import { CHOOSE, Id, tell } from '../http/fields.ts';
import { Limit } from '../http/limits.ts';
import { FieldRefusal, notFound, Refusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { answerDiagnosis, createDiagnosis, diagnosisSides } from '../store/diagnoses.ts';

const MINUTES = 60_000;
const ANSWERS_LENGTH = 20_000;

const DiagnosisPath = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });
const RespondentField = z.enum(RESPONDENTS, { error: CHOOSE });

/** A JSON object by number of the question. */
const Answers = z
  .string({ error: tell() })
  .max(ANSWERS_LENGTH)
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue('JSONの形式が正しくありません');
      return z.NEVER;
    }
  });

type Sides = Awaited<ReturnType<typeof diagnosisSides>>;

const timesOf = (sides: Sides) => {
  const of = (respondent: string) =>
    toJapanTimeOrNull(sides.find((side) => side.respondent === respondent)?.answered_at ?? null);
  return { child: of('child'), parent: of('parent') };
};

function valuesOf({ id, choices }: DiagnosisQuestion, answers: DiagnosisAnswers | null): string[] {
  const answer = answers?.[String(id)] ?? [];
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return choices?.map(({ value }) => value).filter((value) => answer.includes(value)) ?? [];
}

/** DiagnosisQuestion with the answers of both sides. */
function questionShape(question: DiagnosisQuestion, sides: Sides) {
  const isAnswered = sides.some(({ answers }) => answers !== null);
  return {
    id: question.id,
    title: question.title,
    choices: question.choices ?? [],
    max_choices: question.most,
    max_length: question.length,
    choice_answers: isAnswered
      ? sides.flatMap(({ respondent, answers }) =>
          valuesOf(question, answers).map((value) => ({ respondent, value })),
        )
      : null,
    text_answers: isAnswered ? [] : null,
  };
}

/** Serves the diagnosis. */
export function diagnosisRoutes(serve: Serve, { db }: Origin): void {
  const made = new Limit(60, 10 * MINUTES);

  serve({
    call: 'X10',
    method: 'POST',
    path: '/api/v3/wn/both_diagnosis/',
    auth: 'optional-user',
    form: z.strictObject({ respondent: RespondentField, user_id: Id.optional() }),
    status: 201,
    answer: async ({ user, clientKey, respondent }) => {
      made.check(clientKey);
      made.count(clientKey);
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

  serve({
    call: 'R11',
    method: 'GET',
    path: '/api/v3/wn/both_diagnosis/:id/answer/',
    auth: 'public',
    params: DiagnosisPath,
    answer: async ({ id }) => {
      const sides = await diagnosisSides(db, id);
      if (sides.length === 0) throw notFound();
      const questions = DIAGNOSIS_QUESTIONS.map((question) => questionShape(question, sides));
      return { id, questions, answered_at: timesOf(sides) };
    },
  });

  serve({
    call: 'X11',
    method: 'POST',
    path: '/api/v3/wn/both_diagnosis/:id/answer/',
    auth: 'public',
    params: DiagnosisPath,
    form: z.strictObject({
      respondent: RespondentField,
      key: z.string({ error: tell() }).regex(/^[A-Za-z0-9_-]{16,64}$/),
      answers: Answers,
    }),
    answer: async ({ id, respondent, key, answers }) => {
      if ((await diagnosisSides(db, id)).length === 0) throw notFound();
      const wrong = diagnosisErrors(answers);
      if (Object.keys(wrong).length > 0) throw new FieldRefusal(wrong);
      // Checked just now: choices are lists of texts, the others texts.
      const right = answers as DiagnosisAnswers;
      if (!(await answerDiagnosis(db, { id, respondent, key }, right))) throw new Refusal(403);
      return { id, respondent, answered_at: timesOf(await diagnosisSides(db, id)) };
    },
  });

  serve({
    call: 'R12',
    method: 'GET',
    path: '/api/v3/wn/both_diagnosis/:id/thanks/',
    auth: 'public',
    params: DiagnosisPath,
    query: z.strictObject({ respondent: RespondentField }),
    answer: async ({ id, respondent }) => {
      if ((await diagnosisSides(db, id)).length === 0) throw notFound();
      return { respondent, message: DIAGNOSIS_THANKS[respondent] };
    },
  });
}
