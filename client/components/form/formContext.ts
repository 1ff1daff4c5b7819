import { createContext, use } from 'react';
import type { HydrationData, Submission } from '../../relay/hydrationData.ts';
import type { Address } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import type { FormAction } from './formAction.ts';

type FindFormAction = (address: Address) => FormAction | undefined;

const FormActionsContext = createContext<FindFormAction | null>(null);

/** Provides the lookup of form actions. Injected, because every action depends on this folder. */
export const FormActionsProvider = FormActionsContext.Provider;

/** The action of the current page's form; undefined where the page takes none. */
export function useFormAction(): FormAction | undefined {
  const { address } = useRouter();
  const findFormAction = use(FormActionsContext);
  if (!findFormAction) throw new Error('useFormAction requires a FormActionsProvider');
  return findFormAction(address);
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
