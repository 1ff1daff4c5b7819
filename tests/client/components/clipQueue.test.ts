import { Observable } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { ClipQueue } from '#client/components/clip/clipQueue.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';

type Request = Parameters<Transport>[0];
type Fate = 'done' | 'lost before' | 'lost after' | 'unknown';

/** Turns of the event loop: the only clock these tests know. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A gateway that keeps what it is told to keep, slowly, and loses requests and answers as `fate` says. */
function gateway(fate: (number: number) => Fate, typename = 'Hall') {
  const kept = new Set<string>();
  let canLook = true;
  const look = (ids: readonly string[]) => {
    if (!canLook) throw new Error('connection reset');
    const nodes = ids.map((id) => ({
      __typename: typename,
      __isClippable: typename,
      __isNode: typename,
      id,
      viewerHasClipped: kept.has(id),
    }));
    return { nodes };
  };
  let number = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const answer = async ({ name, variables }: Request): Promise<Record<string, unknown>> => {
    if (name === 'clipStatesQuery') return look(variables['ids'] as string[]);
    const field = name.includes('unclip') ? 'unclip' : 'clip';
    const id = String(variables['id']);
    number += 1;
    const coming = fate(number);
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    await turns(number % 7);
    atOnce -= 1;
    if (coming === 'lost before') throw new Error('connection reset');
    if (field === 'clip') kept.add(id);
    else kept.delete(id);
    if (coming === 'lost after') throw new Error('connection reset');
    const userErrors =
      coming === 'unknown'
        ? [{ __typename: 'ActionRefusedError', message: '確認できません', code: 'OUTCOME_UNKNOWN' }]
        : [];
    const clippable = {
      __typename: typename,
      id,
      clipCount: 10 + Number(kept.has(id)),
      viewerHasClipped: kept.has(id),
    };
    return { [field]: { clippable, account: null, userErrors } };
  };
  const environment = createEnvironment(
    (request) =>
      Observable.create((sink) => {
        void answer(request).then(
          (data) => {
            sink.next({ data });
            sink.complete();
          },
          (thrown: Error) => sink.error(thrown),
        );
      }),
    'browser',
  );
  const shown = (id: string): unknown => environment.getStore().getSource().get(id)?.['viewerHasClipped'];
  const blind = () => {
    canLook = false;
  };
  return { environment, kept, shown, blind, calls: () => number, mostAtOnce: () => mostAtOnce };
}

const hall = (id: string) => ({ id, typename: 'Hall' });

/** A clock that goes on as soon as somebody waits. */
function clock() {
  let time = 0;
  return {
    now: () => time,
    sleep(ms: number) {
      time += ms;
      return Promise.resolve();
    },
  };
}

describe('keeping as fast as somebody can press', () => {
  it('500 halls over a slow and flapping gateway: what is kept is what was pressed last', async () => {
    // Two in five changes go wrong, each in another way.
    const fates: Fate[] = [
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
    const { environment, kept, shown, mostAtOnce } = gateway(
      (number) => fates[number % fates.length] ?? 'done',
    );
    const queue = new ClipQueue(environment, clock());
    const last = new Map<string, boolean>();
    const results: Promise<unknown>[] = [];
    for (let press = 0; press < 5; press += 1) {
      for (let number = 0; number < 500; number += 1) {
        // One to five presses each, so that some end kept and some not.
        if (press > number % 5) continue;
        const id = `hall${number}`;
        const keep = press % 2 === 0;
        last.set(id, keep);
        results.push(queue.want(hall(id), keep));
      }
      await turns(2);
    }
    expect(await Promise.all(results)).toEqual(results.map(() => ({ isDone: true })));
    const wanted = [...last].filter(([, keep]) => keep).map(([id]) => id);
    expect([...kept].toSorted()).toEqual(wanted.toSorted());
    expect([...last].every(([id, keep]) => shown(id) === keep)).toBe(true);
    expect(mostAtOnce()).toBeLessThanOrEqual(4);
  });

  it('presses while a change is on its way make one more, whatever their number', async () => {
    const { environment, kept, calls } = gateway(() => 'done');
    const queue = new ClipQueue(environment, clock());
    const first = queue.want(hall('a'), true);
    await turns(1);
    for (const keep of [false, true, false, true, false]) void queue.want(hall('a'), keep);
    expect(await first).toEqual({ isDone: true });
    expect([...kept]).toEqual([]);
    expect(calls()).toBe(2);
  });

  it('what still waits when the page is left goes out at once', async () => {
    const { environment, kept, calls } = gateway(() => 'done');
    const queue = new ClipQueue(environment, clock());
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => queue.want(hall(id), true));
    await turns(1);
    void queue.want(hall('a'), false);
    expect(calls()).toBe(4);
    queue.leave();
    // What a shall be now, and two that waited for their turn.
    expect(calls()).toBe(7);
    // A page that is not gone after all goes on.
    await Promise.all(results);
    expect([...kept].toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('goes back when the gateway stays away, and can be pressed again', async () => {
    let isDown = true;
    const { environment, kept, shown, calls } = gateway(() => (isDown ? 'lost before' : 'done'));
    const queue = new ClipQueue(environment, clock());
    expect(await queue.want(hall('a'), true)).toEqual({
      isDone: false,
      needsLogin: false,
      message: '変更できませんでした。時間をおいて、もう一度お試しください。',
    });
    expect([calls(), shown('a')]).toEqual([6, false]);
    isDown = false;
    expect(await queue.want(hall('a'), true)).toEqual({ isDone: true });
    expect([[...kept], shown('a')]).toEqual([['a'], true]);
  });

  it('goes on while others come through, and gives up what alone fails', async () => {
    const { environment, kept, shown } = gateway((number) => (number === 1 ? 'done' : 'lost before'));
    const time = clock();
    const queue = new ClipQueue(environment, time);
    expect(await queue.want(hall('a'), true)).toEqual({ isDone: true });
    await time.sleep(60_000);
    expect(await queue.want(hall('b'), true)).toMatchObject({ isDone: false });
    expect([time.now() - 60_000, [...kept], shown('b')]).toEqual([5_750, ['a'], false]);
  });

  it('looks up what came of it when every answer was lost, and says so when not even that can be had', async () => {
    const after = gateway(() => 'lost after');
    expect(await new ClipQueue(after.environment, clock()).want(hall('a'), true)).toEqual({ isDone: true });
    expect(after.shown('a')).toBe(true);
    const blind = gateway(() => 'lost after');
    blind.blind();
    expect(await new ClipQueue(blind.environment, clock()).want(hall('a'), true)).toMatchObject({
      isDone: false,
      message: expect.stringContaining('確認できませんでした'),
    });
  });
});

describe('counts of what is kept', () => {
  it.each([
    ['Hall', null, 'hallClipCount'],
    ['Article', 'clippedArticles', 'totalCount'],
    ['Bride', 'clippedBrides', 'totalCount'],
    ['Brand', null, 'favoriteBrandCount'],
    ['Ring', null, 'favoriteRingCount'],
  ])('%s: follow the press at once and go back when it cannot be had', async (typename, list, name) => {
    let isDown = true;
    const { environment, kept } = gateway(() => (isDown ? 'lost before' : 'done'), typename);
    kept.add('a');
    // As the tabs of the list have read them.
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
    const failing = new ClipQueue(environment, clock()).want({ id: 'a', typename }, false);
    expect(count()).toBe(6);
    expect(await failing).toMatchObject({ isDone: false });
    expect(count()).toBe(7);
    isDown = false;
    const queue = new ClipQueue(environment, clock());
    expect(await queue.want({ id: 'a', typename }, false)).toEqual({ isDone: true });
    expect(count()).toBe(6);
    // Pressed twice before the gateway answers, nothing has changed.
    const pressed = queue.want({ id: 'a', typename }, true);
    void queue.want({ id: 'a', typename }, false);
    expect([await pressed, count()]).toEqual([{ isDone: true }, 6]);
  });
});
