/** The account on its way through the resolvers. Only the proven user's own is ever made. */
import type { Context, SignedIn } from '#gateway/context.ts';
import { type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { loginRequired, Stop } from '#gateway/schema/kit/userErrors.ts';

/** The account of the viewer. */
export interface AccountSource {
  readonly __typename: 'Account';
  readonly id: RawId<'Account'>;
  readonly nickname: string;
  readonly weddingRole: SignedIn['weddingRole'];
}

/** The account of a proven user. */
export function accountOf({ id, nickname, weddingRole }: SignedIn): AccountSource {
  return { __typename: 'Account', id: trustedId<'Account'>(id), nickname, weddingRole };
}

/** The viewer's account; null for a guest. */
export async function viewersAccount({ viewer }: Context): Promise<AccountSource | null> {
  const user = await viewer();
  return user && accountOf(user);
}

/** The viewer's account for a write; a guest is told to register, once and here. */
export async function signedIn(context: Context): Promise<AccountSource> {
  const account = await viewersAccount(context);
  if (!account) throw new Stop(loginRequired);
  return account;
}
