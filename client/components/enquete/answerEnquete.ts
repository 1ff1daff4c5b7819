import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { answerEnqueteHallQuery } from '../../__generated__/answerEnqueteHallQuery.graphql.ts';
import type { answerEnqueteHallsQuery } from '../../__generated__/answerEnqueteHallsQuery.graphql.ts';
import type { answerEnqueteMutation } from '../../__generated__/answerEnqueteMutation.graphql.ts';
import type {
  answerEnqueteQuery,
  answerEnqueteQuery$data,
} from '../../__generated__/answerEnqueteQuery.graphql.ts';
import { requirementOf, type GivenField, type GivenForm, type GivenKind } from '../../givenForm.ts';
import { PRIVATE } from '../../relay/environment.ts';
import { mutate } from '../../relay/mutate.ts';
import { answersTo, filledForm } from '../form/fill.ts';
import type { FormAction } from '../form/formAction.ts';
import { FIND, findName } from '../form/HallPicker.tsx';
import { missing } from '../form/required.ts';
import { monthChoices, seasonChoices } from '../form/seasons.ts';
import { filled, refused, unreachable } from '../form/submission.ts';

type Question = NonNullable<answerEnqueteQuery$data['enquete']>['questions'][number];

const KINDS: Readonly<Record<string, GivenKind>> = {
  SELECT: 'select',
  MULTI_SELECT: 'multiSelect',
  PICKUP_PICTURE: 'pictures',
  WEDDING_AT_SELECT: 'season',
  WEDDING_MONTH_SELECT: 'month',
  HALL: 'hall',
  GUEST_DETAIL: 'guests',
  GUEST_STATUS: 'select',
  TEXT: 'textarea',
};

/** A question as a field; those of the office's own are a list where they have choices, else a line of text. */
function fieldOf(question: Question): GivenField {
  const { key, type, title, requirement, group, choices, maxChoices, values } = question;
  const kind = KINDS[type] ?? (choices ? 'select' : 'text');
  const now = new Date();
  const offered = { season: seasonChoices(now), month: monthChoices(now) };
  return {
    key,
    kind,
    label: title,
    requirement: requirementOf(requirement),
    group: group ?? null,
    choices:
      kind === 'season' || kind === 'month'
        ? offered[kind]
        : (choices ?? []).map(({ value, label, image }) => ({ value, label, picture: image?.url })),
    most: maxChoices ?? null,
    values,
    sentUrl: null,
  };
}

/** The survey of a login id; null when there is none. */
async function surveyOf(
  environment: Environment,
  version: string,
  loginId: string,
): Promise<GivenForm | null> {
  const data = await fetchQuery<answerEnqueteQuery>(
    environment,
    graphql`
      query answerEnqueteQuery($version: String!, $loginId: String!) @throwOnFieldError {
        enquete(version: $version, loginId: $loginId) {
          title
          questions {
            key
            type
            title
            requirement
            group
            choices {
              value
              label
              image {
                url
              }
            }
            maxChoices
            values
          }
        }
      }
    `,
    { version, loginId },
    { fetchPolicy: 'network-only', networkCacheConfig: PRIVATE },
  ).toPromise();
  const survey = data?.enquete;
  return survey ? { title: survey.title ?? null, fields: survey.questions.map(fieldOf) } : null;
}

/** Halls whose names hold some words, as choices. */
async function hallChoices(environment: Environment, name: string): Promise<GivenField['choices']> {
  const data = await fetchQuery<answerEnqueteHallsQuery>(
    environment,
    graphql`
      query answerEnqueteHallsQuery($name: String!) @throwOnFieldError {
        halls(filter: { name: $name }, first: 8) {
          nodes {
            rawId
            name
          }
        }
      }
    `,
    { name },
  ).toPromise();
  return (data?.halls.nodes ?? []).map((hall) => ({ value: hall.rawId, label: hall.name }));
}

/** The hall that was chosen, as a choice; none where it is not there any more. */
async function chosenHall(environment: Environment, rawId: string): Promise<GivenField['choices']> {
  const data = await fetchQuery<answerEnqueteHallQuery>(
    environment,
    graphql`
      query answerEnqueteHallQuery($rawId: String!) @throwOnFieldError {
        hall(by: { rawId: $rawId }) {
          name
        }
      }
    `,
    { rawId },
  ).toPromise();
  return data?.hall ? [{ value: rawId, label: data.hall.name }] : [];
}

/** Puts the halls that were found, and the one chosen before, into the question that asks for one. */
async function withHalls(
  environment: Environment,
  form: GivenForm,
  fields: URLSearchParams,
): Promise<GivenForm> {
  const find = async (field: GivenField): Promise<GivenField> => {
    if (field.kind !== 'hall') return field;
    const words = filled(fields, findName(field.key));
    const found = words ? await hallChoices(environment, words) : [];
    const [chosen] = field.values;
    const isFound = chosen === undefined || found.some(({ value }) => value === chosen);
    return { ...field, choices: isFound ? found : [...(await chosenHall(environment, chosen)), ...found] };
  };
  return { ...form, fields: await Promise.all(form.fields.map(find)) };
}

/** Opens a survey by its login id, looks for halls on the way, and sends the answers. */
export const answerEnquete: FormAction = async (environment, fields, here) => {
  const unfilled = missing(fields, { loginId: 'enter' });
  if (unfilled) return unfilled;
  const version = here.path.split('/')[2] ?? '';
  const loginId = filled(fields, 'loginId') ?? '';
  const survey = await surveyOf(environment, version, loginId).catch(() => undefined);
  if (survey === undefined) return unreachable(fields);
  if (survey === null) {
    return refused(fields, [{ message: 'このIDのアンケートは見つかりませんでした', path: ['loginId'] }]);
  }
  const isFilled = fields.has('isFilled');
  const given = isFilled ? filledForm(survey, fields) : survey;
  // A hall that cannot be looked up now costs nobody the rest of the form.
  const form = await withHalls(environment, given, fields).catch(() => given);
  if (!isFilled) return { values: { loginId }, errors: {}, form };
  if (fields.has(FIND)) return { ...refused(fields, []), form };

  const { submitEnquete: sent } = await mutate<answerEnqueteMutation>(
    environment,
    graphql`
      mutation answerEnqueteMutation($input: SubmitEnqueteInput!) {
        submitEnquete(input: $input) {
          enquete {
            version
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { version, loginId, answers: answersTo(form, fields) } },
  ).catch(() => ({ submitEnquete: null }));
  if (sent?.enquete) return { to: '/thankyou?fid=enquete' };
  return { ...(sent ? refused(fields, sent.userErrors) : unreachable(fields)), form };
};
