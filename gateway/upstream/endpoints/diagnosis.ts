import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { atLeastOne, moment } from './values.ts';

export const respondent = z.enum(['child', 'parent']);

const questionNumber = z.int().min(1).max(12);
const answerTimes = z.object({ child: moment.nullable(), parent: moment.nullable() });

/** One of twelve questions with the answers of both sides; `choice_answers` is null until one side has answered. */
export const diagnosisQuestion = z.object({
  id: questionNumber,
  title: z.string(),
  choices: z.array(z.object({ value: z.string(), text: z.string() })),
  max_choices: atLeastOne.nullable(),
  max_length: atLeastOne.nullable(),
  choice_answers: z.array(z.object({ respondent, value: z.string() })).nullable(),
});

export const getDiagnosisAnswer = endpoint({
  call: 'R11',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/both_diagnosis/{id:opaque}/answer/',
  auth: 'public',
  secret: true,
  emptyIsNotFound: true,
  reply: z.object({ id: z.string(), questions: z.array(diagnosisQuestion), answered_at: answerTimes }),
  matches: (reply, input) => reply.id === input.id,
});

/** The result for a side that has answered. */
export const getDiagnosisThanks = endpoint({
  call: 'R12',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/both_diagnosis/{id:opaque}/thanks/',
  auth: 'none',
  secret: true,
  emptyIsNotFound: true,
  query: z.object({ respondent }),
  reply: z.object({ respondent, message: z.string() }),
});

const key = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Creates an unanswered diagnosis. Id and keys are secrets; the keys are returned only here. */
export const createDiagnosis = endpoint({
  call: 'X10',
  host: 'api',
  method: 'POST',
  path: '/api/v3/wn/both_diagnosis/',
  auth: 'optional-user',
  form: z.object({ respondent }),
  reply: z.object({ id: z.string(), respondent, key, partner_respondent: respondent, partner_key: key }),
  matches: (reply, input) => reply.respondent === input.respondent,
});

/** Replaces the answers of one side. Refused with 403 for a key of the other side. */
export const answerDiagnosis = endpoint({
  call: 'X11',
  host: 'api',
  method: 'POST',
  path: '/api/v3/wn/both_diagnosis/{id:opaque}/answer/',
  auth: 'public',
  secret: true,
  form: z.object({ respondent, key: z.string(), answers: z.string().max(20_000) }),
  reply: z.object({ id: z.string(), respondent, answered_at: answerTimes }),
  matches: (reply, input) => reply.id === input.id,
});
