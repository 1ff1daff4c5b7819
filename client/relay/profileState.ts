/** How far the page has come with asking who its reader is. */
export interface ProfileState<User> {
  /** What is known of the reader; null before the first answer. */
  readonly user: User | null;
  readonly isFetching: boolean;
  readonly fetchFailed: boolean;
}

/** What happens while asking: begun, answered, failed. */
export type ProfileEvent<User> =
  | { readonly type: 'started' }
  | { readonly type: 'succeeded'; readonly user: User }
  | { readonly type: 'failed' };

/** Nobody has asked yet. */
export const UNASKED = { user: null, isFetching: false, fetchFailed: false } as const;

/** Start clears an earlier failure; success keeps the user; failure says so and leaves what was known. */
export function profileState<User>(state: ProfileState<User>, event: ProfileEvent<User>): ProfileState<User> {
  if (event.type === 'started') return { ...state, isFetching: true, fetchFailed: false };
  if (event.type === 'succeeded') return { user: event.user, isFetching: false, fetchFailed: false };
  return { ...state, isFetching: false, fetchFailed: true };
}
