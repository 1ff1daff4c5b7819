import type { Environment } from 'react-relay/hooks.js';
import type { Submission } from '../../relay/handover.ts';
import type { Address } from '../../router/address.ts';
import { logIn } from '../account/logIn.ts';
import { logOut } from '../account/logOut.ts';
import { signUp } from '../account/signUp.ts';

/** Carries out a form: where to go on success, or what was wrong. The same function serves browser and server. */
export type FormAction = (
  environment: Environment,
  fields: URLSearchParams,
  here: Address,
) => Promise<Submission | { readonly to: string }>;

/** Forms by the path they are sent to. */
export const forms: Readonly<Record<string, FormAction | undefined>> = {
  '/register': signUp,
  '/login': logIn,
  '/logout': logOut,
};
