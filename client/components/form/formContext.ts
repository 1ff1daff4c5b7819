import { createContext, use, useCallback, useEffect } from 'react';
import type { HydrationData, Submission } from '../../relay/hydrationData.ts';
import type { Address } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import type { FormAction } from './formAction.ts';

type LoadFormAction = (address: Address) => Promise<FormAction | undefined>;

const FormActionsContext = createContext<LoadFormAction | null>(null);

/** Provides the lookup of form actions. Injected, because every action depends on this folder. */
export const FormActionsProvider = FormActionsContext.Provider;

/** Returns a function that loads the action of the current page's form; undefined where the page takes none. */
export function useFormAction(): () => Promise<FormAction | undefined> {
  const { address } = useRouter();
  const load = use(FormActionsContext);
  if (!load) throw new Error('useFormAction requires a FormActionsProvider');
  const loadAction = useCallback(() => load(address), [load, address]);
  useEffect(() => {
    // Preloads the lookup, so that it costs no time when the form is submitted.
    loadAction().catch(() => {});
  }, [loadAction]);
  return loadAction;
}

/** State of a form handled without script, and the path of its page. */
type ServerFormState = Pick<HydrationData, 'submission' | 'draft'> & { readonly path: string };

const SubmissionContext = createContext<ServerFormState | null>(null);

export const SubmissionProvider = SubmissionContext.Provider;

/** The submission the server rendered this page for; null when the page was simply opened. */
export function useSubmission(): Submission | null {
  const { address } = useRouter();
  const state = use(SubmissionContext);
  return state?.path === address.path ? state.submission : null;
}

/** The draft an earlier visit without script left for this page; null where there is none. */
export function useServerDraft(): Submission | null {
  const { address } = useRouter();
  const state = use(SubmissionContext);
  return state?.draft && state.path === address.path ? { values: state.draft, errors: {} } : null;
}
