import type { Environment } from 'react-relay/hooks.js';
import {
  MESSAGES,
  type FormFiles,
  type Redirect,
  type SubmittedForm,
} from '../components/form/formAction.ts';
import { stepToShow } from '../components/diagnosis/steps.ts';
import { findFormAction } from '../formActions.ts';
import type { Submission } from '../relay/hydrationData.ts';
import { diagnosisAnswerPath } from '../paths.ts';
import type { Address } from '../router/address.ts';

/** Runs the action of a form submitted without script: returns its redirect, or its values and errors. */
export async function handleFormPost(
  address: Address,
  form: SubmittedForm,
  environment: Environment,
): Promise<Submission | Redirect> {
  const action = findFormAction(address);
  if (!action) return { values: {}, errors: { '': 'このページではフォームを受け付けていません' } };
  const result = await action({ ...form, environment, address, opened: null });
  return 'to' in result ? result : requestFilesAgain(result, form.files);
}

/** A page cannot preselect files, so they have to be selected again after a rejection. */
function requestFilesAgain(result: Submission, files: FormFiles): Submission {
  if (Object.keys(result.errors).length === 0) return result;
  const fileErrors = [...files.keys()].map((name) => [name, MESSAGES.chooseAgain]);
  return { ...result, errors: { ...Object.fromEntries(fileErrors), ...result.errors } };
}

/** Where an address names a question that its draft has not reached: the address of the one that is shown; else null. */
export function addressOfDraft({ path, query }: Address, draft: Submission['values'] | null): string | null {
  const page = diagnosisAnswerPath.match(path);
  const asked = query.get('q');
  if (!page || !draft || asked === null) return null;
  const step = stepToShow(draft, asked);
  return String(step) === asked ? null : diagnosisAnswerPath(page, { q: step });
}
