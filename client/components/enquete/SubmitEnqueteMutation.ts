import { graphql } from 'react-relay/hooks.js';
import type { SubmitEnqueteMutation } from '../../__generated__/SubmitEnqueteMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { pathSegments } from '../../router/address.ts';
import {
  answerTexts,
  collectAnswers,
  fillForm,
  HALL_SEARCH_BUTTON,
  hallSearchFieldName,
} from '../form/dynamicAnswers.ts';
import {
  MESSAGES,
  missingFields,
  rejectSubmission,
  rejectUnreachable,
  trimmedValue,
  type FormAction,
} from '../form/formAction.ts';
import { sentCopy } from '../form/sentCopy.ts';
import { fetchEnqueteForm, withHallChoices } from './EnqueteForm.ts';
import { thankYouPath } from '../../paths.ts';

/** One action for three steps: opens the enquete by login id, searches halls, and submits the answers. */
export const submitEnquete: FormAction = async ({ environment, fields, address, opened }) => {
  const missing = missingFields(fields, { loginId: 'enter' });
  if (missing) return missing;
  const [, version = ''] = pathSegments(address.path);
  const loginId = trimmedValue(fields, 'loginId') ?? '';
  const isFilled = fields.has('isFilled');
  const known = isFilled ? opened : null;
  const enquete = known ?? (await fetchEnqueteForm(environment, version, loginId).catch(() => undefined));
  if (enquete === undefined) return rejectUnreachable(fields);
  if (enquete === null) {
    const message = 'このIDのアンケートは見つかりませんでした';
    return rejectSubmission(fields, [{ message, path: ['loginId'] }]);
  }
  const filled = isFilled ? fillForm(enquete, fields) : enquete;
  // A failed hall search does not block the rest of the form.
  const searched = await withHallChoices(environment, filled, fields).catch(() => null);
  const form = searched ?? filled;
  if (!isFilled) return { values: { loginId }, errors: {}, form };
  const searchedKey = fields.get(HALL_SEARCH_BUTTON);
  if (searchedKey !== null) {
    const name = hallSearchFieldName(searchedKey);
    const failure = searched ? null : MESSAGES.searchFailed;
    const message = trimmedValue(fields, name) ? failure : MESSAGES.searchedName;
    return { ...rejectSubmission(fields, message === null ? [] : [{ message, path: [name] }]), form };
  }

  const response = await mutate<SubmitEnqueteMutation>(
    environment,
    graphql`
      mutation SubmitEnqueteMutation($input: SubmitEnqueteInput!) {
        submitEnquete(input: $input) {
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { version, loginId, answers: collectAnswers(form, fields) } },
  ).catch((failure: unknown) => rejectUnreachable(fields, failure));
  if ('errors' in response) return { ...response, form };
  const { submitEnquete: payload } = response;
  if (payload?.userErrors.length === 0) {
    const copy = sentCopy('enquete', null, answerTexts(form.fields));
    return { to: thankYouPath({ fid: 'enquete' }), copy };
  }
  return {
    ...(payload ? rejectSubmission(fields, payload.userErrors) : rejectUnreachable(fields)),
    form,
  };
};
