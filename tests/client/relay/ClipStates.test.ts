import { Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { ClipQueue } from '#client/components/clip/clipQueue.ts';
import { ClipStateLoader } from '#client/relay/ClipStates.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';

type Request = Parameters<Transport>[0];
type MockData = Record<string, unknown> | Error;

/** Records the requests and responds with `respond`. */
function mockGateway(respond: (request: Request) => MockData | Promise<MockData>) {
  const requests: Request[] = [];
  const environment = createEnvironment((request) => {
    requests.push(request);
    return Observable.create((sink) => {
      void Promise.resolve(respond(request)).then((data) => {
        if (data instanceof Error) return sink.error(data);
        sink.next({ data });
        sink.complete();
      });
    });
  }, 'browser');
  return { environment, requests };
}

const clipState = (id: string, viewerHasClipped: boolean | null) => ({
  __typename: 'Hall',
  __isClippable: 'Hall',
  __isNode: 'Hall',
  id,
  viewerHasClipped,
});

const clipStates = ({ variables }: Request, clipped: readonly string[]) => ({
  nodes: [...(variables['ids'] as string[])].map((id) => clipState(id, clipped.includes(id))),
});

/** Manual animation frames; `settle` runs the frame of the request and the idle one after it. */
function mockFrames() {
  const callbacks: Array<() => void> = [];
  const run = () => callbacks.splice(0).forEach((callback) => callback());
  return {
    schedule: (callback: () => void) => callbacks.push(callback),
    run,
    settle() {
      run();
      run();
    },
  };
}

describe('clip states', () => {
  it('batches the ids of one animation frame, each once', async () => {
    const { environment, requests } = mockGateway((request) => clipStates(request, ['b']));
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    for (const id of ['a', 'b', 'a', 'c']) loader.load(id);
    expect(requests).toHaveLength(0);
    frames.settle();
    expect(requests.map((request) => request.variables)).toEqual([{ ids: ['a', 'b', 'c'] }]);
    expect(requests[0]?.isPrivate).toBe(true);
    await vi.waitFor(() => expect(loader.read('b')).toBe(true));
    expect(loader.read('a')).toBe(false);

    for (const id of ['b', 'd']) loader.load(id);
    frames.settle();
    expect(requests[1]?.variables).toEqual({ ids: ['d'] });
  });

  it('batches consecutive frames until one adds no id', () => {
    const { environment, requests } = mockGateway((request) => clipStates(request, []));
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    for (const id of ['a', 'b', 'c']) {
      loader.load(id);
      frames.run();
    }
    expect(requests).toHaveLength(0);
    frames.run();
    expect(requests.map((request) => request.variables)).toEqual([{ ids: ['a', 'b', 'c'] }]);
  });

  it('sends at most 100 ids per request', () => {
    const { environment, requests } = mockGateway((request) => clipStates(request, []));
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    for (let id = 0; id < 250; id += 1) loader.load(String(id));
    frames.settle();
    expect(requests.map(({ variables }) => (variables['ids'] as string[]).length)).toEqual([100, 100, 50]);
  });

  it('are requested again after a failed request', async () => {
    let isDown = true;
    const { environment, requests } = mockGateway((request) =>
      isDown ? new Error('down') : clipStates(request, ['a']),
    );
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    loader.load('a');
    frames.settle();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await Promise.resolve();
    expect(loader.read('a')).toBeNull();
    isDown = false;
    await vi.waitFor(() => {
      loader.load('a');
      frames.settle();
      expect(loader.read('a')).toBe(true);
    });
  });

  it('show a clip before the gateway responds and keep it afterwards', async () => {
    let respond: (data: MockData) => void = () => {};
    const { environment, requests } = mockGateway((request) =>
      request.name === 'ClipStatesQuery'
        ? clipStates(request, [])
        : new Promise((resolve) => (respond = resolve)),
    );
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    const onChange = vi.fn();
    loader.load('a');
    frames.settle();
    await vi.waitFor(() => expect(loader.read('a')).toBe(false));
    loader.subscribe('a', onChange);

    const done = new ClipQueue(environment).setClipped({ id: 'a', typename: 'Hall' }, true);
    expect(loader.read('a')).toBe(true);
    expect(onChange).toHaveBeenCalled();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    respond({
      clip: { clippable: { ...clipState('a', true), clipCount: 6 }, account: null, userErrors: [] },
    });
    expect(await done).toEqual({ isDone: true });
    expect(loader.read('a')).toBe(true);
  });

  it.each([
    ['the gateway is unreachable', new Error('offline'), { isDone: false, needsLogin: false }],
    [
      'the gateway rejects it',
      {
        clip: {
          clippable: null,
          account: null,
          userErrors: [
            {
              __typename: 'LoginRequiredError',
              message: '保存するには登録が必要です',
              code: 'LOGIN_REQUIRED',
            },
          ],
        },
      },
      { isDone: false, needsLogin: true, message: '保存するには登録が必要です' },
    ],
  ])('revert a clip when %s', async (_, data, expected) => {
    const { environment } = mockGateway((request) =>
      request.name === 'ClipStatesQuery' ? clipStates(request, []) : data,
    );
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    loader.load('a');
    frames.settle();
    await vi.waitFor(() => expect(loader.read('a')).toBe(false));
    let time = 0;
    const clock = { now: () => time, sleep: (ms: number) => Promise.resolve((time += ms)) };
    const queue = new ClipQueue(environment, clock);
    const done = queue.setClipped({ id: 'a', typename: 'Hall' }, true);
    expect(loader.read('a')).toBe(true);
    expect(await done).toMatchObject(expected);
    expect(loader.read('a')).toBe(false);
  });

  it('already in the store are not requested', () => {
    const { environment, requests } = mockGateway((request) => clipStates(request, []));
    const frames = mockFrames();
    const loader = new ClipStateLoader(environment, frames.schedule);
    environment.commitUpdate((store) => store.create('a', 'Hall').setValue(true, 'viewerHasClipped'));
    loader.load('a');
    frames.settle();
    expect([loader.read('a'), requests]).toEqual([true, []]);
  });
});
