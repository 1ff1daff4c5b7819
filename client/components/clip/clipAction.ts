import { clipPath, logInPath } from '../../paths.ts';
import { sitePath } from '../../router/address.ts';
import { rejectSubmission, type FormAction } from '../form/formAction.ts';
import { sendClip } from './ClipMutation.ts';

/**
 * Clips without script, or unclips where the form says so, and leads to the page that shows the result. Guests log in and
 * come back to that page, which asks them once more.
 */
export const setClip: FormAction = async ({ environment, fields, address }) => {
  const id = fields.get('id') ?? '';
  const result = clipPath({ id, to: sitePath(address.query.get('to')) });
  // Counts are not read.
  const failure = await sendClip(environment, { id, typename: '', name: '' }, fields.get('clips') !== 'no');
  if (failure?.needsLogin) return { to: logInPath({ to: result }) };
  // The form of another page has no place for an error.
  return failure && address.query.has('id') ? rejectSubmission(fields, [failure]) : { to: result };
};
