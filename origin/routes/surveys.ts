/** Surveys. A login id is a secret and must not be logged. */
import { z } from 'zod';
import { SURVEYS, type Survey, type SurveyQuestion } from '../forms/surveys.ts';
import { CHOICE_REQUIRED, REQUIRED, fieldError, Text } from '../http/fields.ts';
import { ValidationError, type FieldMessages, orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { answerSurvey, surveyGuest } from '../store/forms.ts';

const LoginId = z.string({ error: fieldError() }).regex(/^[A-Za-z0-9_-]{4,128}$/);
const Answers = z.record(
  z.string(),
  z.union([z.string().max(2_000), z.array(z.string().max(2_000)).max(50)]),
);

/** JSON object by question key. */
const Data = z.string({ error: fieldError() }).transform((text, context) => {
  try {
    return Answers.parse(JSON.parse(text));
  } catch {
    context.addIssue('JSONの形式が正しくありません');
    return z.NEVER;
  }
});

const surveyOf = (version: string): Survey =>
  orNotFound(SURVEYS.find((survey) => survey.version === version));
const isChosen = ({ choices, type }: SurveyQuestion): boolean =>
  choices !== null || /_select$|^hall$/.test(type);

/** Error messages by question. */
function validateAnswers({ questions }: Survey, data: z.output<typeof Answers>): FieldMessages {
  const valuesOf = (key: string): string[] => [data[key] ?? []].flat().filter((value) => value !== '');
  const errors: FieldMessages = {};
  for (const key of Object.keys(data)) {
    if (!questions.some((question) => question.key === key)) errors[key] = ['この質問はありません'];
  }
  for (const question of questions) {
    const { key, requirement, group, choices, max_choices: most } = question;
    const values = valuesOf(key);
    const together = questions.filter((other) => other.group !== null && other.group === group);
    const isMissing =
      requirement === 'required'
        ? values.length === 0
        : requirement === 'one_is_required' && !together.some((other) => valuesOf(other.key).length > 0);
    const isStrange = choices !== null && values.some((value) => !choices.some((one) => one.value === value));
    if (isMissing) errors[key] = [isChosen(question) ? CHOICE_REQUIRED : REQUIRED];
    else if (isStrange) errors[key] = [CHOICE_REQUIRED];
    else if (most !== null && values.length > most) errors[key] = [`${most}つまで選択してください`];
  }
  return errors;
}

export function surveyRoutes(endpoint: DefineEndpoint, { db, mediaUrl }: OriginContext): void {
  endpoint({
    call: 'R27',
    method: 'GET',
    path: '/api/wn/enquete/',
    auth: 'public',
    query: z.strictObject({ version: Text, login_id: LoginId }),
    handler: async ({ version, login_id }) => {
      const survey = surveyOf(version);
      const guest = orNotFound(await surveyGuest(db, version, login_id));
      return {
        version,
        login_id,
        data: guest.answers,
        title: survey.title,
        is_answered: guest.answered_at !== null,
        questions: survey.questions.map((question) => ({
          ...question,
          choices:
            question.choices?.map(({ picture, ...choice }) => ({
              ...choice,
              image_url: picture === null ? null : mediaUrl(picture),
            })) ?? null,
        })),
      };
    },
  });

  endpoint({
    call: 'R28',
    method: 'POST',
    path: '/api/wn/enquete/',
    auth: 'public',
    form: z.strictObject({ version: Text, login_id: LoginId, data: Data }),
    handler: async ({ version, login_id, data }) => {
      const survey = surveyOf(version);
      orNotFound(await surveyGuest(db, version, login_id));
      const errors = validateAnswers(survey, data);
      if (Object.keys(errors).length > 0) throw new ValidationError(errors);
      await answerSurvey(db, version, login_id, data);
      return { result: true };
    },
  });
}
