/** Documents with `@defer` whose client waits for all parts: the compiled plan answers as graphql-js does. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#gateway/graphql/engine.ts';
import { runOperation } from '#gateway/graphql/execute.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { createTestGateway, pageDocument } from '../../schema/testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

/** Data, merged parts and errors, each in an order that does not depend on which part came first. */
async function resultOf(operation: Operation, variables: Record<string, unknown>) {
  const context = gateway.contextFor(operation, {});
  const limits = { maxSize: Infinity, maxCalls: Infinity };
  const outcome = await runOperation(gateway.schema, operation, variables, context, Infinity, { limits });
  const { initialResult, merged, subsequentResults } = outcome;
  const describe = (path: readonly (string | number)[] | undefined, about: string | undefined) =>
    `${path?.join('.') ?? ''} ${about ?? ''}`;
  expect(subsequentResults).toBeNull();
  return {
    data: JSON.parse(JSON.stringify(initialResult.data ?? null)) as unknown,
    merged: merged.map(({ path, label }) => describe(path, label)).toSorted(),
    errors: (initialResult.errors ?? []).map(({ path, message }) => describe(path, message)).toSorted(),
  };
}

async function bothResults(text: string, variables: Record<string, unknown> = {}) {
  const operation = gateway.operationOf(text);
  const compiled = await resultOf(operation, variables);
  return { compiled, interpreted: await resultOf({ ...operation, trusted: false }, variables) };
}

const HALL_VARIABLES = {
  lowestRatedFirst: false,
  reviewSort: 'NEWEST',
  reviewPage: 1,
  reviewCount: 5,
  isPaged: false,
  fairCount: 4,
  costCount: 5,
  comparesGrowth: true,
  photoCount: 12,
};

describe('documents of pages', () => {
  it.each([
    ['HallPageQuery', { by: { rawId: '13' }, ...HALL_VARIABLES }],
    ['ArticlePageQuery', { rawId: '101', page: 1 }],
    ['HomePageQuery', { prefectureSlug: 'tokyo' }],
    ['MagazinePageQuery', { page: 1, isFirst: true }],
  ])('%s', async (name, variables) => {
    const { compiled, interpreted } = await bothResults(pageDocument(name), variables);
    expect(compiled).toEqual(interpreted);
    expect(compiled.errors).toEqual([]);
    expect(compiled.merged.length).toBeGreaterThan(0);
  });

  it('BridePageQuery', async () => {
    const { data } = await gateway.execute<{ halls: { nodes: { brides: { rawId: string }[] }[] } }>(
      '{ halls(first: 10) { nodes { brides { rawId } } } }',
    );
    const by = { rawId: data.halls.nodes.flatMap(({ brides }) => brides)[0]?.rawId };
    const { compiled, interpreted } = await bothResults(pageDocument('BridePageQuery'), { by });
    expect(compiled).toEqual(interpreted);
    expect(compiled.errors).toEqual([]);
    expect(compiled.merged).toHaveLength(5);
  });
});

const NESTED = `
  query ($by: HallBy!, $isDeferred: Boolean, $withFairs: Boolean!) {
    hall(by: $by) {
      id
      ... @defer(label: "name", if: $isDeferred) { name ... on Hall @defer(label: "inner") { address } }
      ...Fairs @defer(label: "fairs") @include(if: $withFairs)
      nearbyHalls { id ... @defer(label: "item") { name } }
    }
    ... on Query @defer { __typename }
  }
  fragment Fairs on Hall { fairs(first: 2) { nodes { name ...Fair @defer(label: "fair") } } }
  fragment Fair on Fair { heldOn hall { ... @defer(if: false, label: "never") { name } } }
`;

describe('deferred fragments', () => {
  it.each([
    { isDeferred: true, withFairs: true },
    { isDeferred: false, withFairs: true },
    { isDeferred: true, withFairs: false },
    { withFairs: true },
  ])('nested, in lists, conditional: %o', async (conditions) => {
    const { compiled, interpreted } = await bothResults(NESTED, { by: { rawId: '13' }, ...conditions });
    expect(compiled).toEqual(interpreted);
    expect(compiled.errors).toEqual([]);
  });

  it('fail alone', async () => {
    const text = pageDocument('HallPageQuery');
    await origin.fault({ path: '/api/wn/halls/14/costs', status: 500 });
    await origin.fault({ path: '/api/wn/halls/14/fairs', status: 500 });
    const { compiled, interpreted } = await bothResults(text, {
      by: { rawId: '14' },
      ...HALL_VARIABLES,
    });
    await origin.clearFaults();
    expect(compiled).toEqual(interpreted);
    expect(compiled.errors.length).toBeGreaterThan(0);
    expect(compiled.data).toMatchObject({ hall: { name: expect.any(String) as string } });
  });
});

describe('deferred fragments of a client that waits a limited time', () => {
  /** Each test has a hall of its own, whose REST replies are not cached. */
  async function executeHall(rawId: string, deferTimeoutMs: number) {
    const operation = gateway.operationOf(pageDocument('HallPageQuery'));
    const context = gateway.contextFor(operation, {});
    const variables = { by: { rawId }, ...HALL_VARIABLES };
    const outcome = await runOperation(gateway.schema, operation, variables, context, deferTimeoutMs);
    const late: string[] = [];
    for await (const { incremental = [] } of outcome.subsequentResults ?? [])
      for (const { label } of incremental) late.push(label ?? '');
    const { initialResult, merged } = outcome;
    return { errors: initialResult.errors?.map(({ path }) => path), merged: merged.length, late };
  }
  const callsOf = async (path: string) => (await origin.calls(path)).length;

  afterEach(() => origin.clearFaults());

  it('are waited for from the moment when the others are there', async () => {
    await origin.fault(
      { path: '^/api/wn/halls/15(?:\\?|$)', delayMs: 700 },
      { path: '/api/wn/halls/15/benefits', delayMs: 1_000 },
    );
    expect(await executeHall('15', 600)).toEqual({ merged: 14, late: [], errors: undefined });
  });

  it('follow where they are late, without a second REST call', async () => {
    const path = '/api/wn/halls/16/benefits';
    await origin.fault({ path, delayMs: 1_000 });
    const late = ['HallPageQuery$defer$HallBenefits_hall'];
    expect(await executeHall('16', 400)).toEqual({ merged: 13, late, errors: undefined });
    expect(await callsOf(path)).toBe(1);
  });

  it('fail alone, without a second REST call', async () => {
    const path = '/api/wn/halls/17/benefits';
    await origin.fault({ path, status: 400 });
    const errors = [['hall', 'benefits']];
    expect(await executeHall('17', 400)).toEqual({ merged: 14, late: [], errors });
    expect(await callsOf(path)).toBe(1);
  });
});
