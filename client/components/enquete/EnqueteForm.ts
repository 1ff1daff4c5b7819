import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { EnqueteFormHallQuery } from '../../__generated__/EnqueteFormHallQuery.graphql.ts';
import type { EnqueteFormHallsQuery } from '../../__generated__/EnqueteFormHallsQuery.graphql.ts';
import type {
  EnqueteFormQuery,
  EnqueteFormQuery$data,
} from '../../__generated__/EnqueteFormQuery.graphql.ts';
import {
  requirementOf,
  type DynamicField,
  type DynamicFieldKind,
  type DynamicForm,
} from '../../dynamicForm.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { monthChoices, seasonChoices } from '../form/dateChoices.ts';
import { hallSearchFieldName } from '../form/dynamicAnswers.ts';
import { trimmedValue } from '../form/formAction.ts';
import { UNNAMED_HALL } from '../hall/hallPath.ts';

type Question = NonNullable<NonNullable<EnqueteFormQuery$data['enquete']>['questions']>[number];

const FIELD_KINDS: Readonly<Record<string, DynamicFieldKind>> = {
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

/** Unknown question types become a select where they have choices, otherwise a text field. */
function toField(question: Question): DynamicField {
  const { key, type, title, requirement, group, choices, maxChoices, values } = question;
  const kind = FIELD_KINDS[type ?? ''] ?? (choices ? 'select' : 'text');
  const now = new Date();
  const dateChoices = { season: seasonChoices(now), month: monthChoices(now) };
  return {
    key,
    kind,
    label: title ?? key,
    requirement: requirementOf(requirement),
    group: group ?? null,
    choices:
      kind === 'season' || kind === 'month'
        ? dateChoices[kind]
        : (choices ?? []).map(({ value, label, image }) => ({ value, label, picture: image?.url })),
    maxChoices: maxChoices ?? null,
    values: values ?? [],
    uploadedUrl: null,
  };
}

/** Loads the enquete of a login id; null when there is none. */
export async function fetchEnqueteForm(
  environment: Environment,
  version: string,
  loginId: string,
): Promise<DynamicForm | null> {
  const data = await fetchQuery<EnqueteFormQuery>(
    environment,
    graphql`
      query EnqueteFormQuery($version: String!, $loginId: String!) @throwOnFieldError {
        enquete(version: $version, loginId: $loginId) {
          title @catch(to: NULL)
          questions {
            key
            type @catch(to: NULL)
            title @catch(to: NULL)
            requirement @catch(to: NULL)
            group
            choices {
              value
              label
              image @catch(to: NULL) {
                url
              }
            }
            maxChoices @catch(to: NULL)
            values @catch(to: NULL)
          }
        }
      }
    `,
    { version, loginId },
    { fetchPolicy: 'network-only', networkCacheConfig: PRIVATE_REQUEST },
  ).toPromise();
  const enquete = data?.enquete;
  return enquete ? { title: enquete.title ?? null, fields: enquete.questions.map(toField) } : null;
}

/** Adds the halls found by name, and the hall selected before, to the choices of hall questions. Rejects if a search fails. */
export async function withHallChoices(
  environment: Environment,
  form: DynamicForm,
  submitted: URLSearchParams,
): Promise<DynamicForm> {
  const addChoices = async (field: DynamicField): Promise<DynamicField> => {
    if (field.kind !== 'hall') return field;
    const name = trimmedValue(submitted, hallSearchFieldName(field.key));
    const found = name ? await searchHalls(environment, name) : [];
    const [selected] = field.values;
    const isListed = selected === undefined || found.some(({ value }) => value === selected);
    return { ...field, choices: isListed ? found : [...(await fetchHall(environment, selected)), ...found] };
  };
  return { ...form, fields: await Promise.all(form.fields.map(addChoices)) };
}

async function searchHalls(environment: Environment, name: string): Promise<DynamicField['choices']> {
  const data = await fetchQuery<EnqueteFormHallsQuery>(
    environment,
    graphql`
      query EnqueteFormHallsQuery($name: String!) {
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
  const nodes = data?.halls?.nodes;
  if (!nodes) throw new Error('The halls could not be searched');
  return nodes.map(({ rawId, name: label }) => ({ value: rawId, label: label ?? UNNAMED_HALL }));
}

/** The hall as the only choice; empty when it no longer exists. */
async function fetchHall(environment: Environment, rawId: string): Promise<DynamicField['choices']> {
  const data = await fetchQuery<EnqueteFormHallQuery>(
    environment,
    graphql`
      query EnqueteFormHallQuery($rawId: String!) {
        hall(by: { rawId: $rawId }) {
          name
        }
      }
    `,
    { rawId },
  ).toPromise();
  return data?.hall ? [{ value: rawId, label: data.hall.name ?? UNNAMED_HALL }] : [];
}
