/**
 * Heavy documents sent as text execute one at a time, against the whole product. The rows are those of docs/abuse.md.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '#gateway/domains/schema.ts';
import { AdHocQueue } from '#gateway/graphql/adHocQueue.ts';
import { createEngine, type Operation } from '#gateway/graphql/engine.ts';
import { COMPLETE, type ExecutionOutcome } from '#gateway/graphql/incremental.ts';
import { fetchGraphQL, type Site, startSite } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** Halls of one document, each with three REST calls: 57 calls of 60 allowed. */
const HALLS = 19;

/** @param from id of its first hall; no other document asks for its halls */
const heavy = (from: number): string => {
  const halls = Array.from(
    { length: HALLS },
    (_, at) =>
      `h${at}: hall(by: { rawId: "${from + at}" }) { name benefits { title } fairs(first: 1) { totalCount } }`,
  );
  return `{ ${halls.join(' ')} }`;
};

const send = (query: string, signal?: AbortSignal) =>
  fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query }),
    signal,
  });

describe('S119 heavy documents sent as text', () => {
  it('are refused when 200 wait, with the time to try again; light ones are not refused', async () => {
    const leaving = new AbortController();
    const answers = Array.from({ length: 300 }, (_, at) => send(heavy(100 + at), leaving.signal));
    const ends = Promise.allSettled(answers);
    const light = fetchGraphQL(`${site.url}/graphql`, '{ hall(by: { rawId: "7" }) { name } }');
    const refused = await Promise.any(
      answers.map(async (answer) => {
        const response = await answer;
        if (response.status !== 503) throw new Error(`status ${response.status}`);
        return response;
      }),
    );
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'OVERLOADED', retryable: true, retryAfterMs: 5_000 } }],
    });
    expect(JSON.stringify((await light).errors)).not.toContain('OVERLOADED');
    leaving.abort();
    await ends;
  });
});

describe('the queue', () => {
  const engine = createEngine(buildSchema());
  const done = { ...COMPLETE, initialResult: { data: {} } };
  const operationOf = (document: string): Operation => {
    const [operation] = engine.prepare(document).operations;
    if (!operation) throw new Error('no operation');
    return operation;
  };
  const heavyOperation = operationOf(heavy(1));
  const lightOperation = operationOf('{ hall(by: { rawId: "1" }) { name } }');

  /** Enters the queue; `started` and `end` represent the execution. */
  const enter = (queue: AdHocQueue, operation: Operation, signal = new AbortController().signal) => {
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<ExecutionOutcome>();
    let hasStarted = false;
    const outcome = queue.run({ operation, variables: {}, signal }, () => {
      hasStarted = true;
      started.resolve();
      return ended.promise;
    });
    return {
      outcome,
      started: started.promise,
      hasStarted: () => hasStarted,
      end: (value: ExecutionOutcome | Error = done) =>
        value instanceof Error ? ended.reject(value) : ended.resolve(value),
    };
  };

  it('executes heavy operations one at a time, in order, and light ones at once', async () => {
    const queue = new AdHocQueue();
    const [first, second, third] = [
      enter(queue, heavyOperation),
      enter(queue, heavyOperation),
      enter(queue, heavyOperation),
    ];
    await first.started;
    const light = enter(queue, lightOperation);
    await light.started;
    first.end();
    await second.started;
    expect(third.hasStarted()).toBe(false);
    second.end(new Error('broken'));
    await expect(second.outcome).rejects.toThrow('broken');
    await third.started;
  });

  it('drops an operation that is cancelled before its turn', async () => {
    const queue = new AdHocQueue();
    const leaving = new AbortController();
    const [first, second, third] = [
      enter(queue, heavyOperation),
      enter(queue, heavyOperation, leaving.signal),
      enter(queue, heavyOperation),
    ];
    await first.started;
    leaving.abort();
    expect((await second.outcome).initialResult.errors?.[0]?.extensions.code).toBe('OVERLOADED');
    first.end();
    await third.started;
    expect(second.hasStarted()).toBe(false);
  });

  it('ends the turn of an operation that waits for long', async () => {
    const queue = new AdHocQueue();
    const [waiting, second, third] = [
      enter(queue, heavyOperation),
      enter(queue, heavyOperation),
      enter(queue, heavyOperation),
    ];
    await waiting.started;
    await second.started;
    // Ending the first operation again has no effect.
    waiting.end();
    await waiting.outcome;
    expect(third.hasStarted()).toBe(false);
    second.end();
    await third.started;
  });
});
