import { Observable } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { ClipQueue } from '#client/components/clip/clipQueue.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';

type Request = Parameters<Transport>[0];
/** Outcome of a mutation: whether it was carried out, and whether the response arrived. */
type Outcome = 'done' | 'lost before' | 'lost after' | 'unknown' | 'rate limited';

const RATE_LIMITED = {
  errors: [{ message: 'Too many calls', extensions: { code: 'RATE_LIMITED', retryAfterMs: 41_500 } }],
};

/** Waits for a number of event loop iterations. */
const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A slow in-memory gateway. `outcomeOf` decides the fate of each mutation by its number. */
function fakeGateway(outcomeOf: (number: number) => Outcome, typename = 'Hall') {
  const clipped = new Set<string>();
  let isReadable = true;
  const readStates = (ids: readonly string[]) => {
    if (!isReadable) throw new Error('connection reset');
    const nodes = ids.map((id) => ({
      __typename: typename,
      __isClippable: typename,
      __isNode: typename,
      id,
      viewerHasClipped: clipped.has(id),
    }));
    return { nodes };
  };
  let number = 0;
  let concurrent = 0;
  let maxConcurrent = 0;
  const respond = async ({ name, variables }: Request): Promise<Record<string, unknown> | null> => {
    if (name === 'ClipStatesQuery') return readStates(variables['ids'] as string[]);
    const field = name === 'UnclipMutation' ? 'unclip' : 'clip';
    const id = String(variables['id']);
    number += 1;
    const outcome = outcomeOf(number);
    maxConcurrent = Math.max(maxConcurrent, (concurrent += 1));
    await ticks(number % 7);
    concurrent -= 1;
    if (outcome === 'lost before') throw new Error('connection reset');
    if (outcome === 'rate limited') return null;
    if (field === 'clip') clipped.add(id);
    else clipped.delete(id);
    if (outcome === 'lost after') throw new Error('connection reset');
    const userErrors =
      outcome === 'unknown'
        ? [{ __typename: 'ActionRefusedError', message: '確認できません', code: 'OUTCOME_UNKNOWN' }]
        : [];
    const clippable = {
      __typename: typename,
      id,
      clipCount: 10 + Number(clipped.has(id)),
      viewerHasClipped: clipped.has(id),
    };
    return { [field]: { clippable, account: null, userErrors } };
  };
  const environment = createEnvironment(
    (request) =>
      Observable.create((sink) => {
        void respond(request).then(
          (data) => {
            sink.next(data ? { data } : RATE_LIMITED);
            sink.complete();
          },
          (thrown: Error) => sink.error(thrown),
        );
      }),
    'browser',
  );
  const shown = (id: string): unknown => environment.getStore().getSource().get(id)?.['viewerHasClipped'];
  const failReads = () => {
    isReadable = false;
  };
  return { environment, clipped, shown, failReads, calls: () => number, maxConcurrent: () => maxConcurrent };
}

const hall = (id: string) => ({ id, typename: 'Hall' });

/** A clock whose sleeps return immediately and advance the time. */
function fakeClock() {
  let time = 0;
  return {
    now: () => time,
    sleep(ms: number) {
      time += ms;
      return Promise.resolve();
    },
  };
}

describe('ClipQueue', () => {
  it('ends in the state pressed last for 500 halls and an unreliable gateway', async () => {
    // Two in five mutations fail, in different ways.
    const outcomes: Outcome[] = [
      'done',
      'lost before',
      'done',
      'lost after',
      'unknown',
      'done',
      'done',
      'lost after',
      'done',
      'done',
    ];
    const { environment, clipped, shown, maxConcurrent } = fakeGateway(
      (number) => outcomes[number % outcomes.length] ?? 'done',
    );
    const queue = new ClipQueue(environment, fakeClock());
    const last = new Map<string, boolean>();
    const results: Promise<unknown>[] = [];
    for (let press = 0; press < 5; press += 1) {
      for (let number = 0; number < 500; number += 1) {
        // One to five presses each, so that some end clipped and some not.
        if (press > number % 5) continue;
        const id = `hall${number}`;
        const isClipped = press % 2 === 0;
        last.set(id, isClipped);
        results.push(queue.setClipped(hall(id), isClipped));
      }
      await ticks(2);
    }
    expect(await Promise.all(results)).toEqual(results.map(() => ({ isDone: true })));
    const expected = [...last].filter(([, isClipped]) => isClipped).map(([id]) => id);
    expect([...clipped].toSorted()).toEqual(expected.toSorted());
    expect([...last].every(([id, isClipped]) => shown(id) === isClipped)).toBe(true);
    expect(maxConcurrent()).toBeLessThanOrEqual(4);
  });

  it('sends one more request for any number of presses during a request', async () => {
    const { environment, clipped, calls } = fakeGateway(() => 'done');
    const queue = new ClipQueue(environment, fakeClock());
    const first = queue.setClipped(hall('a'), true);
    await ticks(1);
    for (const isClipped of [false, true, false, true, false]) void queue.setClipped(hall('a'), isClipped);
    expect(await first).toEqual({ isDone: true });
    expect([...clipped]).toEqual([]);
    expect(calls()).toBe(2);
  });

  it('flushes waiting changes when the page is left', async () => {
    const { environment, clipped, calls } = fakeGateway(() => 'done');
    const queue = new ClipQueue(environment, fakeClock());
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => queue.setClipped(hall(id), true));
    await ticks(1);
    void queue.setClipped(hall('a'), false);
    expect(calls()).toBe(4);
    queue.flush();
    // The new state of a, and two that were waiting.
    expect(calls()).toBe(7);
    // A page that stays open after all continues.
    await Promise.all(results);
    expect([...clipped].toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('reverts when the gateway stays unreachable, and can be pressed again', async () => {
    let isDown = true;
    const { environment, clipped, shown, calls } = fakeGateway(() => (isDown ? 'lost before' : 'done'));
    const queue = new ClipQueue(environment, fakeClock());
    expect(await queue.setClipped(hall('a'), true)).toEqual({
      isDone: false,
      needsLogin: false,
      message: '変更できませんでした。時間をおいて、もう一度お試しください。',
    });
    expect([calls(), shown('a')]).toEqual([6, false]);
    isDown = false;
    expect(await queue.setClipped(hall('a'), true)).toEqual({ isDone: true });
    expect([[...clipped], shown('a')]).toEqual([['a'], true]);
  });

  it('says when to retry after a refusal by a rate limit, and does not retry itself', async () => {
    const { environment, shown, calls } = fakeGateway(() => 'rate limited');
    expect(await new ClipQueue(environment, fakeClock()).setClipped(hall('a'), true)).toEqual({
      isDone: false,
      needsLogin: false,
      message: '短い時間に何度も操作されたため、受け付けられません。42秒ほどおいて、もう一度お試しください。',
    });
    expect([calls(), shown('a')]).toEqual([1, undefined]);
  });

  it('keeps retrying while other changes succeed, and gives up otherwise', async () => {
    const { environment, clipped, shown } = fakeGateway((number) => (number === 1 ? 'done' : 'lost before'));
    const time = fakeClock();
    const queue = new ClipQueue(environment, time);
    expect(await queue.setClipped(hall('a'), true)).toEqual({ isDone: true });
    await time.sleep(60_000);
    expect(await queue.setClipped(hall('b'), true)).toMatchObject({ isDone: false });
    expect([time.now() - 60_000, [...clipped], shown('b')]).toEqual([5_750, ['a'], false]);
  });

  it('reads the state when all responses were lost, and reports when that fails too', async () => {
    const after = fakeGateway(() => 'lost after');
    expect(await new ClipQueue(after.environment, fakeClock()).setClipped(hall('a'), true)).toEqual({
      isDone: true,
    });
    expect(after.shown('a')).toBe(true);
    const unreadable = fakeGateway(() => 'lost after');
    unreadable.failReads();
    expect(
      await new ClipQueue(unreadable.environment, fakeClock()).setClipped(hall('a'), true),
    ).toMatchObject({
      isDone: false,
      message: expect.stringContaining('確認できませんでした'),
    });
  });
});

describe('counts of the account', () => {
  it.each([
    ['Hall', null, 'hallClipCount'],
    ['Article', 'clippedArticles', 'totalCount'],
    ['Bride', 'clippedBrides', 'totalCount'],
    ['Brand', null, 'favoriteBrandCount'],
    ['Ring', null, 'favoriteRingCount'],
  ])('%s: change optimistically and revert on failure', async (typename, list, name) => {
    let isDown = true;
    const { environment, clipped } = fakeGateway(() => (isDown ? 'lost before' : 'done'), typename);
    clipped.add('a');
    // As loaded by the tabs of the clips page.
    environment.commitUpdate((store) => {
      const viewer = store.create('viewer', 'Viewer');
      const account = store.create('account', 'Account');
      const counts = list === null ? account : store.create('list', 'ClippedConnection');
      if (list !== null) account.setLinkedRecord(counts, list);
      counts.setValue(7, name);
      viewer.setLinkedRecord(account, 'account');
      store.getRoot().setLinkedRecord(viewer, 'viewer');
      store.create('a', typename).setValue(true, 'viewerHasClipped');
    });
    const count = () =>
      environment
        .getStore()
        .getSource()
        .get(list === null ? 'account' : 'list')?.[name];
    const failing = new ClipQueue(environment, fakeClock()).setClipped({ id: 'a', typename }, false);
    expect(count()).toBe(6);
    expect(await failing).toMatchObject({ isDone: false });
    expect(count()).toBe(7);
    isDown = false;
    const queue = new ClipQueue(environment, fakeClock());
    expect(await queue.setClipped({ id: 'a', typename }, false)).toEqual({ isDone: true });
    expect(count()).toBe(6);
    // Two presses before the first response cancel out.
    const pressed = queue.setClipped({ id: 'a', typename }, true);
    void queue.setClipped({ id: 'a', typename }, false);
    expect([await pressed, count()]).toEqual([{ isDone: true }, 6]);
  });
});
