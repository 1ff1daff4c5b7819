import type { Submission } from '../../relay/handover.ts';
import { MESSAGES } from './messages.ts';
import { refused } from './submission.ts';

/**
 * What is missing of the fields that must be filled in, so that one need not ask the gateway for it; null when
 * nothing is. The gateway checks the same again, and everything else.
 */
export function missing(
  fields: URLSearchParams,
  required: Readonly<Record<string, 'enter' | 'choose'>>,
): Submission | null {
  const errors = Object.entries(required)
    .filter(([name]) => !fields.get(name)?.trim())
    .map(([name, kind]) => ({
      message: MESSAGES[kind],
      path: [name],
    }));
  return errors.length === 0 ? null : refused(fields, errors);
}
