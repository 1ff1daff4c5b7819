import { createContext, use } from 'react';
import type { Submission } from '../../relay/handover.ts';

const Context = createContext<Submission | null>(null);

/** Hands what a form sent without script came to down to the form. */
export const SubmissionProvider = Context.Provider;

/** What was sent and what was wrong with it; null when the page was only opened. */
export function useSubmission(): Submission | null {
  return use(Context);
}

/** Fields that are never handed back to the page. */
const SECRET = /password/i;

/** What was wrong with a form: the gateway's errors by field, those of no field under the empty name. */
export function refused(
  fields: URLSearchParams,
  userErrors: ReadonlyArray<{ readonly message: string; readonly path?: readonly string[] | null }>,
): Submission {
  const values = Object.fromEntries([...fields].filter(([name]) => !SECRET.test(name)));
  const errors: Record<string, string> = {};
  for (const { message, path } of userErrors) errors[path?.at(-1) ?? ''] ??= message;
  return { values, errors };
}

/** The answer when the gateway or its source could not be reached. */
export function unreachable(fields: URLSearchParams): Submission {
  return refused(fields, [
    { message: 'ただいま送信できませんでした。時間をおいて、もう一度お試しください。' },
  ]);
}

/** The value of a field, without spaces around it; null when it was left empty. */
export function filled(fields: URLSearchParams, name: string): string | null {
  return fields.get(name)?.trim() || null;
}
