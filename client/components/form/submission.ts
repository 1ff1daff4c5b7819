import { createContext, use } from 'react';
import type { Handover, Submission } from '../../relay/handover.ts';
import { useRouter } from '../../router/useRouter.ts';
import { MESSAGES } from './messages.ts';

/** A form of a page without script, and the path of that page: what it came to, and what an earlier visit has begun. */
type Sent = Pick<Handover, 'submission' | 'unfinished'> & { readonly path: string };

const Context = createContext<Sent | null>(null);

/** Hands what a form sent without script came to down to the form. */
export const SubmissionProvider = Context.Provider;

/** What was sent to this page and what was wrong with it; null when the page was only opened. */
export function useSubmission(): Submission | null {
  const { address } = useRouter();
  const sent = use(Context);
  return sent?.path === address.path ? sent.submission : null;
}

/** What an earlier visit without script has filled in on this page; null where nothing was begun. */
export function useUnfinished(): Submission | null {
  const { address } = useRouter();
  const begun = use(Context);
  return begun?.unfinished && begun.path === address.path ? { values: begun.unfinished, errors: {} } : null;
}

/** Fields that are never handed back to the page. */
const SECRET = /password/i;

/** Something that is wrong with a form; without a path it is wrong with the whole. */
export interface Refusal {
  readonly message: string;
  readonly path?: readonly string[] | null;
}

/** What was wrong with a form: the gateway's errors by field, those of no field under the empty name. */
export function refused(fields: URLSearchParams, userErrors: readonly Refusal[]): Submission {
  const values = Object.fromEntries([...fields].filter(([name]) => !SECRET.test(name)));
  const errors: Record<string, string> = {};
  for (const { message, path } of userErrors) errors[path?.at(-1) ?? ''] ??= message;
  return { values, errors };
}

/** The answer when the gateway or its source could not be reached. */
export function unreachable(fields: URLSearchParams): Submission {
  return refused(fields, [{ message: MESSAGES.unreachable }]);
}

/** The value of a field, without spaces around it; null when it was left empty. */
export function filled(fields: URLSearchParams, name: string): string | null {
  return fields.get(name)?.trim() || null;
}
