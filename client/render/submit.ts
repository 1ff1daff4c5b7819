import type { Environment } from 'react-relay/hooks.js';
import { formAt, type Done, type FormFiles } from '../parts/form/forms.ts';
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
  return form(environment, fields, address, files);
}
