import type { Environment } from 'react-relay/hooks.js';
import type { Done, FormFiles } from '../components/form/formAction.ts';
import { formAt } from '../components/form/forms.ts';
import { MESSAGES } from '../components/form/messages.ts';
import type { Submission } from '../relay/handover.ts';
import type { Address } from '../router/address.ts';

/** Carries out a form that was sent without script: where to go on success, or what was wrong. */
export async function submit(
  address: Address,
  fields: URLSearchParams,
  environment: Environment,
  files: FormFiles,
): Promise<Submission | Done> {
  const form = formAt(address);
  if (!form) return { values: {}, errors: { '': 'このページではフォームを受け付けていません' } };
  const result = await form(environment, fields, address, files);
  return 'to' in result ? result : askingAgain(result, files);
}

/** No page can give a browser back the files that were chosen, so a form that is shown again asks for them again. */
function askingAgain(result: Submission, files: FormFiles): Submission {
  if (Object.keys(result.errors).length === 0) return result;
  const lost = [...files.keys()].map((name) => [name, MESSAGES.chooseAgain]);
  return { ...result, errors: { ...Object.fromEntries(lost), ...result.errors } };
}
