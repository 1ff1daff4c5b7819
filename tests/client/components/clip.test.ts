import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import statesQuery from '#client/__generated__/ClipStatesQuery.graphql.ts';
import { fakeGateway, OTHERS } from './clipGateway.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hall = (id: string) => ({ id, typename: 'Hall', name: id });

/** Awaits while the timers of pauses and of slow responses run. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const end = () => (isSettled = true);
  promise.then(end, end);
  while (!isSettled) await vi.advanceTimersByTimeAsync(50);
  return promise;
}

/** A change is sent after the press is painted. */
const sent = () => vi.advanceTimersByTimeAsync(FRAME_MS + 1);
const FRAME_MS = 16;

describe('a change', () => {
  it('ends in the state pressed last for 100 halls and an unreliable gateway', async () => {
    // Two in five mutations fail, in different ways.
    const outcomes = ['done', 'lost before', 'done', 'lost after', 'unknown', 'done', 'done'] as const;
    const { clips, clipped, mostInFlight } = fakeGateway(
      (number) => outcomes[number % outcomes.length] ?? 'done',
    );
    const last = new Map<string, boolean>();
    const results: Promise<unknown>[] = [];
    for (let press = 0; press < 5; press += 1) {
      for (let number = 0; number < 100; number += 1) {
        // One to five presses each, so that some end clipped and some not.
        if (press > number % 5) continue;
        const isClipped = press % 2 === 0;
        last.set(`hall${number}`, isClipped);
        results.push(clips.set(hall(`hall${number}`), isClipped));
      }
      await vi.advanceTimersByTimeAsync(2);
    }
    expect(new Set(await settled(Promise.all(results)))).toEqual(new Set([null]));
    const expected = [...last].filter(([, isClipped]) => isClipped).map(([id]) => id);
    expect([...clipped].toSorted()).toEqual(expected.toSorted());
    expect([...last].every(([id, isClipped]) => clips.isClipped(id) === isClipped)).toBe(true);
    expect(mostInFlight()).toEqual({ ofOneObject: 1, inAll: 4 });
  });

  it('is sent once more for any number of presses during a request', async () => {
    const { clips, clipped, mutations } = fakeGateway();
    const first = clips.set(hall('a'), true);
    await sent();
    for (const isClipped of [false, true, false, true, false]) void clips.set(hall('a'), isClipped);
    expect(clips.isClipped('a')).toBe(false);
    expect(await settled(first)).toBeNull();
    expect([...clipped]).toEqual([]);
    expect(mutations().map(({ variables }) => variables['clips'])).toEqual([true, false]);
  });

  it('is sent at once when the page is left', async () => {
    const { clips, mutations } = fakeGateway();
    const result = clips.set(hall('a'), true);
    expect(mutations()).toHaveLength(0);
    await sent();
    void clips.set(hall('a'), false);
    expect(mutations()).toHaveLength(1);
    clips.flush();
    expect(mutations().map(({ variables }) => variables['clips'])).toEqual([true, false]);
    // A page that stays open after all continues.
    expect(await settled(result)).toBeNull();
  });

  it('shows before the response, with its count, and counts as the gateway does', async () => {
    const { clips, stored, environment } = fakeGateway();
    environment.commitUpdate((store) => {
      const record = store.create('a', 'Hall');
      record.setValue(false, 'viewerHasClipped');
      record.setValue(4, 'clipCount');
    });
    const onChange = vi.fn();
    clips.subscribe('a', onChange);
    const result = clips.set(hall('a'), true);
    expect([clips.isClipped('a'), stored('a', 'clipCount'), onChange.mock.calls.length]).toEqual([
      true,
      5,
      1,
    ]);
    void clips.set(hall('a'), false);
    expect([clips.isClipped('a'), stored('a', 'clipCount')]).toEqual([false, 4]);
    await settled(result);
    expect([clips.isClipped('a'), stored('a', 'clipCount')]).toEqual([false, OTHERS]);
  });

  it.each([
    ['Hall', 'account', 'hallClipCount'],
    ['Article', 'client:account:clippedArticles', 'totalCount'],
    ['Bride', 'client:account:clippedBrides', 'totalCount'],
    ['Brand', 'account', 'favoriteBrandCount'],
    ['Ring', 'account', 'favoriteRingCount'],
  ])('of a %s reads the count that it changes', async (typename, record, field) => {
    const { clips, stored, mutations } = fakeGateway(() => 'done', { typename });
    await settled(clips.set({ id: 'a', typename, name: 'a' }, true));
    expect(stored(record, field)).toBe(1);
    await settled(clips.set({ id: 'a', typename, name: 'a' }, false));
    expect(stored(record, field)).toBe(0);
    expect(mutations()[0]?.variables).toMatchObject({ [`is${typename}`]: true });
    expect(Object.values(mutations()[0]?.variables ?? {}).filter((value) => value === true)).toHaveLength(2);
  });

  it('is taken back when the gateway stays unreachable, and can be pressed again', async () => {
    let isDown = true;
    const { clips, clipped, mutations } = fakeGateway(() => (isDown ? 'lost before' : 'done'));
    expect(await settled(clips.set(hall('a'), true))).toEqual({
      needsLogin: false,
      message: '変更できませんでした。時間をおいて、もう一度お試しください。',
    });
    expect([mutations().length, clips.isClipped('a')]).toEqual([8, false]);
    isDown = false;
    expect(await settled(clips.set(hall('a'), true))).toBeNull();
    expect([[...clipped], clips.isClipped('a')]).toEqual([['a'], true]);
  });

  it.each([
    ['a rate limit', 'rate limited', false, '42秒ほどおいて、もう一度お試しください。'],
    ['the gateway', 'login required', true, '保存するには登録が必要です'],
  ] as const)('refused by %s is taken back and not repeated', async (_, outcome, needsLogin, message) => {
    const { clips, mutations } = fakeGateway(() => outcome);
    expect(await settled(clips.set(hall('a'), true))).toEqual({
      needsLogin,
      message: expect.stringContaining(message),
    });
    expect([mutations().length, clips.isClipped('a') ?? false]).toEqual([1, false]);
  });

  it('whose responses were lost is read, and reported when that fails too', async () => {
    const after = fakeGateway(() => 'lost after');
    expect(await settled(after.clips.set(hall('a'), true))).toBeNull();
    expect(after.clips.isClipped('a')).toBe(true);
    const unreadable = fakeGateway(() => 'lost after');
    unreadable.failReads();
    expect(await settled(unreadable.clips.set(hall('a'), true))).toEqual({
      needsLogin: false,
      message: expect.stringContaining('確認できませんでした'),
    });
  });

  it('pressed while the state is read is sent as well', async () => {
    const { clips, clipped } = fakeGateway((number) => (number <= 8 ? 'lost before' : 'done'));
    const result = clips.set(hall('a'), true);
    await vi.advanceTimersByTimeAsync(5_000);
    void clips.set(hall('a'), false);
    void clips.set(hall('a'), true);
    expect(await settled(result)).not.toBeUndefined();
    expect(clips.isClipped('a')).toBe(clipped.has('a'));
  });
});

describe('states', () => {
  const nextFrame = () => vi.advanceTimersToNextFrame();

  it('of one animation frame are read in one request, each once', async () => {
    const { clips, clipped, requests } = fakeGateway();
    clipped.add('b');
    for (const id of ['a', 'b', 'a', 'c']) clips.load(id);
    expect(requests).toEqual([]);
    nextFrame();
    nextFrame();
    expect(requests.map(({ variables, isPrivate }) => [variables, isPrivate])).toEqual([
      [{ ids: ['a', 'b', 'c'] }, true],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect([clips.isClipped('a'), clips.isClipped('b')]).toEqual([false, true]);
    for (const id of ['b', 'd']) clips.load(id);
    nextFrame();
    nextFrame();
    expect(requests[1]?.variables).toEqual({ ids: ['d'] });
  });

  it('of consecutive frames are read together once a frame adds none', () => {
    const { clips, requests } = fakeGateway();
    for (const id of ['a', 'b', 'c']) {
      clips.load(id);
      nextFrame();
    }
    expect(requests).toEqual([]);
    nextFrame();
    expect(requests.map(({ variables }) => variables)).toEqual([{ ids: ['a', 'b', 'c'] }]);
  });

  it('of more than 100 objects are read in several requests', () => {
    const { clips, requests } = fakeGateway();
    for (let number = 0; number < 250; number += 1) clips.load(`hall${number}`);
    for (let frame = 0; frame < 8; frame += 1) nextFrame();
    expect(requests.map(({ variables }) => (variables['ids'] as string[]).length)).toEqual([100, 100, 50]);
  });

  it('are read again after a failed request', async () => {
    const { clips, requests, failReads } = fakeGateway();
    failReads();
    clips.load('a');
    nextFrame();
    nextFrame();
    await vi.advanceTimersByTimeAsync(0);
    clips.load('a');
    nextFrame();
    nextFrame();
    expect(requests).toHaveLength(2);
  });

  it('are read again once the store has dropped the object', async () => {
    const { clips, clipped, environment, requests } = fakeGateway();
    const load = async () => {
      clips.load('a');
      nextFrame();
      nextFrame();
      await vi.advanceTimersByTimeAsync(0);
    };
    clipped.add('a');
    await load();
    await load();
    expect([clips.isClipped('a'), requests.length]).toEqual([true, 1]);
    // The store keeps the data of the last 20 pages.
    for (let page = 0; page <= 20; page += 1)
      environment.retain(createOperationDescriptor(statesQuery, { ids: [String(page)] })).dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(clips.isClipped('a')).toBeNull();
    await load();
    expect([clips.isClipped('a'), requests.length]).toEqual([true, 2]);
  });

  it('that were answered with null are read again by the next page, not before', async () => {
    const { clips, clipped, requests, hide } = fakeGateway();
    clipped.add('a');
    const restore = hide('a');
    clips.load('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect([clips.isClipped('a'), requests.length]).toEqual([null, 1]);
    restore();
    clips.load('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect([clips.isClipped('a'), requests.length]).toEqual([true, 2]);
  });

  it('already in the store are not read', () => {
    const { clips, environment, requests } = fakeGateway();
    environment.commitUpdate((store) => store.create('a', 'Hall').setValue(true, 'viewerHasClipped'));
    clips.load('a');
    nextFrame();
    nextFrame();
    expect([clips.isClipped('a'), requests]).toEqual([true, []]);
  });
});
