import { Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { ClipQueue } from '#client/components/clip/clipQueue.ts';
import { ClipStateLoader } from '#client/relay/ClipStates.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';

type Request = Parameters<Transport>[0];
type Reply = Record<string, unknown> | Error;

/** A gateway that keeps the requests it got and answers each as told. */
function gateway(reply: (request: Request) => Reply | Promise<Reply>) {
  const requests: Request[] = [];
  const environment = createEnvironment((request) => {
    requests.push(request);
    return Observable.create((sink) => {
      void Promise.resolve(reply(request)).then((answer) => {
        if (answer instanceof Error) return sink.error(answer);
        sink.next({ data: answer });
        sink.complete();
      });
    });
  }, 'browser');
  return { environment, requests };
}

const stateOf = (id: string, viewerHasClipped: boolean | null) => ({
  __typename: 'Hall',
  __isClippable: 'Hall',
  __isNode: 'Hall',
  id,
  viewerHasClipped,
});

const answerStates = ({ variables }: Request, clipped: readonly string[]) => ({
  nodes: [...(variables['ids'] as string[])].map((id) => stateOf(id, clipped.includes(id))),
});

/** Animation frames that come when the test says so; `rest` is the frame of the asking and the quiet one after it. */
function frames() {
  const waiting: Array<() => void> = [];
  const pass = () => waiting.splice(0).forEach((callback) => callback());
  return {
    next: (callback: () => void) => waiting.push(callback),
    pass,
    rest() {
      pass();
      pass();
    },
  };
}

describe('clip states', () => {
  it('of one animation frame go out as one request, each id once', async () => {
    const { environment, requests } = gateway((request) => answerStates(request, ['b']));
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    for (const id of ['a', 'b', 'a', 'c']) states.load(id);
    expect(requests).toHaveLength(0);
    frame.rest();
    expect(requests.map((request) => request.variables)).toEqual([{ ids: ['a', 'b', 'c'] }]);
    expect(requests[0]?.isPrivate).toBe(true);
    await vi.waitFor(() => expect(states.read('b')).toBe(true));
    expect(states.read('a')).toBe(false);

    for (const id of ['b', 'd']) states.load(id);
    frame.rest();
    expect(requests[1]?.variables).toEqual({ ids: ['d'] });
  });

  it('of frames in a row go out as one request, once a frame asks for no more', () => {
    const { environment, requests } = gateway((request) => answerStates(request, []));
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    for (const id of ['a', 'b', 'c']) {
      states.load(id);
      frame.pass();
    }
    expect(requests).toHaveLength(0);
    frame.pass();
    expect(requests.map((request) => request.variables)).toEqual([{ ids: ['a', 'b', 'c'] }]);
  });

  it('of more than a hundred objects go out by the hundred', () => {
    const { environment, requests } = gateway((request) => answerStates(request, []));
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    for (let id = 0; id < 250; id += 1) states.load(String(id));
    frame.rest();
    expect(requests.map(({ variables }) => (variables['ids'] as string[]).length)).toEqual([100, 100, 50]);
  });

  it('stay unknown where the bulk call failed, and are asked again', async () => {
    let isDown = true;
    const { environment, requests } = gateway((request) =>
      isDown ? new Error('down') : answerStates(request, ['a']),
    );
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    states.load('a');
    frame.rest();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await Promise.resolve();
    expect(states.read('a')).toBeNull();
    isDown = false;
    await vi.waitFor(() => {
      states.load('a');
      frame.rest();
      expect(states.read('a')).toBe(true);
    });
  });

  it('show a clip before the gateway answers, and keep it when it does', async () => {
    let answer: (reply: Reply) => void = () => {};
    const { environment, requests } = gateway((request) =>
      request.name === 'ClipStatesQuery'
        ? answerStates(request, [])
        : new Promise((resolve) => (answer = resolve)),
    );
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    const seen = vi.fn();
    states.load('a');
    frame.rest();
    await vi.waitFor(() => expect(states.read('a')).toBe(false));
    states.subscribe('a', seen);

    const done = new ClipQueue(environment).setClipped({ id: 'a', typename: 'Hall' }, true);
    expect(states.read('a')).toBe(true);
    expect(seen).toHaveBeenCalled();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    answer({ clip: { clippable: { ...stateOf('a', true), clipCount: 6 }, account: null, userErrors: [] } });
    expect(await done).toEqual({ isDone: true });
    expect(states.read('a')).toBe(true);
  });

  it.each([
    ['the gateway cannot be reached', new Error('offline'), { isDone: false, needsLogin: false }],
    [
      'the gateway refuses',
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
  ])('take a clip back when %s', async (_, reply, expected) => {
    const { environment } = gateway((request) =>
      request.name === 'ClipStatesQuery' ? answerStates(request, []) : reply,
    );
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    states.load('a');
    frame.rest();
    await vi.waitFor(() => expect(states.read('a')).toBe(false));
    let time = 0;
    const clock = { now: () => time, sleep: (ms: number) => Promise.resolve((time += ms)) };
    const queue = new ClipQueue(environment, clock);
    const done = queue.setClipped({ id: 'a', typename: 'Hall' }, true);
    expect(states.read('a')).toBe(true);
    expect(await done).toMatchObject(expected);
    expect(states.read('a')).toBe(false);
  });

  it('that came with the page are not asked for', () => {
    const { environment, requests } = gateway((request) => answerStates(request, []));
    const frame = frames();
    const states = new ClipStateLoader(environment, frame.next);
    environment.commitUpdate((store) => store.create('a', 'Hall').setValue(true, 'viewerHasClipped'));
    states.load('a');
    frame.rest();
    expect([states.read('a'), requests]).toEqual([true, []]);
  });
});
