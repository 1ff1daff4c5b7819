import { Observable } from 'relay-runtime';
import { Clips } from '#client/components/clip/Clip.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';

type Request = Parameters<Transport>[0];
/** Outcome of a mutation: whether it was carried out, and whether the response arrived. */
export type Outcome = 'done' | 'lost before' | 'lost after' | 'unknown' | 'rate limited' | 'login required';

const RATE_LIMITED = {
  errors: [{ message: 'Too many calls', extensions: { code: 'RATE_LIMITED', retryAfterMs: 41_500 } }],
};
const USER_ERRORS: Partial<Record<Outcome, object[]>> = {
  unknown: [{ __typename: 'ActionRefusedError', message: '確認できません', code: 'OUTCOME_UNKNOWN' }],
  'login required': [
    { __typename: 'LoginRequiredError', message: '保存するには登録が必要です', code: 'LOGIN_REQUIRED' },
  ],
};
/** Members besides the viewer who clip an object. */
export const OTHERS = 10;

/** A slow gateway in memory. `outcomeOf` decides the fate of each mutation by its number. */
export function fakeGateway(
  outcomeOf: (number: number) => Outcome = () => 'done',
  { typename = 'Hall', isLoggedIn = true } = {},
) {
  const clipped = new Set<string>();
  const hidden = new Set<string>();
  const requests: Request[] = [];
  const inFlight = new Map<string, number>();
  let isReadable = true;
  let mostInFlight = 0;
  let mostOfOne = 0;
  const object = (id: string) => ({ __typename: typename, id, viewerHasClipped: clipped.has(id) });
  const states = (ids: readonly string[]) => {
    if (!isReadable) throw new Error('connection reset');
    const node = (id: string) => ({
      ...object(id),
      clipCount: OTHERS + Number(clipped.has(id)),
      __isClippable: typename,
      __isNode: typename,
    });
    return { nodes: ids.map((id) => (hidden.has(id) ? null : node(id))) };
  };
  const respond = async ({ name, variables }: Request): Promise<object> => {
    if (name === 'ViewerQuery') {
      const account = isLoggedIn ? { id: 'account', rawId: '1', nickname: 'ゆい' } : null;
      return { data: { viewer: { isLoggedIn, app: null, account } } };
    }
    if (name === 'ClipCountQuery')
      return { data: { viewer: { account: { id: 'account', hallClipCount: clipped.size } } } };
    if (name === 'clipsOfOtherTabsQuery') {
      const viewer = { account: { id: 'account', rawId: '1', hallClipCount: clipped.size } };
      return { data: { viewer, ...states(variables['ids'] as string[]) } };
    }
    if (name === 'ClipStatesQuery') return { data: states(variables['ids'] as string[]) };
    if (name === 'clipLossesQuery') return { data: { viewer: { isLoggedIn }, node: null } };
    const id = String(variables['id']);
    const number = mutations().length;
    const outcome = outcomeOf(number);
    inFlight.set(id, (inFlight.get(id) ?? 0) + 1);
    mostOfOne = Math.max(mostOfOne, ...inFlight.values());
    mostInFlight = Math.max(
      mostInFlight,
      [...inFlight.values()].reduce((sum, count) => sum + count, 0),
    );
    await new Promise((resolve) => setTimeout(resolve, number % 7));
    inFlight.set(id, (inFlight.get(id) ?? 0) - 1);
    if (outcome === 'lost before') throw new Error('connection reset');
    if (outcome === 'rate limited') return RATE_LIMITED;
    const userErrors = USER_ERRORS[outcome] ?? [];
    if (outcome !== 'login required') clipped[variables['clips'] === true ? 'add' : 'delete'](id);
    if (outcome === 'lost after') throw new Error('connection reset');
    const payload = {
      clippable: { ...object(id), clipCount: OTHERS + Number(clipped.has(id)) },
      account: { id: 'account', ...accountCounts(typename, clipped.size) },
      userErrors,
    };
    return { data: variables['clips'] === true ? { clip: payload } : { unclip: payload } };
  };
  const environment = createEnvironment((request) => {
    requests.push(request);
    return Observable.create((sink) => {
      void respond(request).then(
        (response) => {
          sink.next(response as { data: Record<string, unknown> });
          sink.complete();
        },
        (thrown: Error) => sink.error(thrown),
      );
    });
  }, 'browser');
  const mutations = () => requests.filter(({ name }) => name === 'ClipMutation');
  return {
    environment,
    clips: new Clips(environment),
    clipped,
    requests,
    mutations,
    mostInFlight: () => ({ ofOneObject: mostOfOne, inAll: mostInFlight }),
    /** Answers null for an object. @returns how to end it */
    hide(id: string) {
      hidden.add(id);
      return () => hidden.delete(id);
    },
    failReads: () => {
      isReadable = false;
    },
    /** A value of the store. */
    stored: (id: string, field: string): unknown => environment.getStore().getSource().get(id)?.[field],
  };
}

/** The count that a mutation of the type asks for. */
function accountCounts(typename: string, count: number): object {
  if (typename === 'Hall') return { hallClipCount: count, lastHallClippedAt: '2026-11-23T10:00:00+09:00' };
  if (typename === 'Article') return { clippedArticles: { totalCount: count } };
  if (typename === 'Bride') return { clippedBrides: { totalCount: count } };
  return typename === 'Brand' ? { favoriteBrandCount: count } : { favoriteRingCount: count };
}
