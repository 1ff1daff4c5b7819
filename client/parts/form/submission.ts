import { createContext, use } from 'react';
import type { Submission } from '../../relay/handover.ts';

const Context = createContext<Submission | null>(null);

/** Hands what a form sent without script came to down to the form. */
export const SubmissionProvider = Context.Provider;

/** What was sent and what was wrong with it; null when the page was only opened. */
export function useSubmission(): Submission | null {
  return use(Context);
}
