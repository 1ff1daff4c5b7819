import { logInPath, logOutPath, registerPath } from '../../paths.ts';
import { canonicalAddress, sitePath, type Address } from '../../router/address.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import type { RouteOutcome } from '../../router/route.tsx';

/** For members whose session ended while a page was open. */
export const SESSION_ENDED = 'ログインの有効期限が切れました';

/**
 * Leads guests, and members whose session has ended, to log-in and back to their form; null for other errors.
 * @param draft what the form shows then without script
 */
export function logInFirst(
  userErrors: readonly { readonly code: string }[],
  here: Address,
  draft: Submission['values'],
) {
  const isNeeded = userErrors.some(({ code }) => code === 'LOGIN_REQUIRED');
  return isNeeded ? { to: logInAddress(here), keepsDraft: true, draft } : null;
}

/** The registration page, which returns to the current page afterwards. */
export function registerAddress(from: Address): string {
  return registerPath({ to: returnParam(from) });
}

/** The login page, which returns to the current page afterwards. */
export function logInAddress(from: Address): string {
  return logInPath({ to: returnParam(from) });
}

/** Where to go after registration, login or logout. */
export function returnAddress(here: Address): string {
  return sitePath(here.query.get('to'));
}

/** The authentication forms pass on their own `to` instead of returning to themselves. */
function returnParam(from: Address): string {
  const isAuthForm = [registerPath, logInPath, logOutPath].some((form) => form.match(from.path) !== null);
  return isAuthForm ? sitePath(from.query.get('to')) : canonicalAddress(from);
}

/**
 * Outcome of a members' page. Guests see the page too, with an invitation to register. An unknown viewer is a failure,
 * so that a member is never treated as a guest.
 */
export function memberOutcome({
  viewer,
}: {
  readonly viewer: { readonly isLoggedIn: boolean | null | undefined };
}): RouteOutcome {
  if (viewer.isLoggedIn == null) throw new Error('The viewer could not be identified');
  return { kind: 'found' };
}
