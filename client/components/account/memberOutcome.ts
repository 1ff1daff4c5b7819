import type { Outcome } from '../../router/page.tsx';

/** The part of a member's page that says who is asking. */
interface AboutViewer {
  readonly viewer: { readonly isLoggedIn: boolean | null | undefined };
}

/**
 * A page of a member is there for guests too, whom it tells what registration is for. Where it could not be found out
 * who is asking, the page has failed: a member must not be taken for a guest.
 */
export function memberOutcome({ viewer }: AboutViewer): Outcome {
  if (viewer.isLoggedIn == null) throw new Error('It is not known who is asking');
  return { kind: 'found' };
}
