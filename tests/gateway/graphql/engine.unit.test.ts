import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createEngine, type Operation, type PreparedDocument } from '#gateway/graphql/engine.ts';
import { runOperation } from '#gateway/graphql/execute.ts';
import { schema } from './testSchema.ts';

const engine = createEngine(schema);

function onlyOperation(prepared: PreparedDocument): Operation {
  const operation = prepared.errors[0] ?? engine.selectOperation(prepared);
  if (operation instanceof GraphQLError) throw operation;
  return operation;
}

/** Runs a document ad hoc (interpreted) and as a persisted document (compiled), and expects equal results. */
async function runBothWays(text: string, variables: Record<string, unknown> = {}) {
  const [interpreted, compiled] = await Promise.all(
    [onlyOperation(engine.prepare(text)), onlyOperation(engine.prepareTrusted(text))].map(
      async (operation) => {
        const { initialResult } = await runOperation(schema, operation, variables, {}, Infinity);
        const errors = initialResult.errors?.map(({ message, path, extensions }) => ({
          message,
          path,
          code: extensions.code,
        }));
        return JSON.stringify({ data: initialResult.data, errors });
      },
    ),
  );
  expect(interpreted).toBe(compiled);
  return JSON.parse(interpreted ?? '');
}

describe('compiled and interpreted operations give equal results', () => {
  it('data, lists and fragments', async () => {
    const text =
      'query ($n: Int = 2) { hall(by: {id: "7"}) { ...F halls(first: $n) { ...F } } } fragment F on Hall { __typename id name }';
    expect((await runBothWays(text)).data.hall.halls).toHaveLength(2);
  });

  it('errors of resolvers, with their paths', async () => {
    const { data, errors } = await runBothWays('{ halls { id broken refused } }');
    expect(data.halls[1]).toEqual({ id: '2', broken: null, refused: null });
    expect(errors).toHaveLength(4);
    expect(errors[1]).toEqual({ message: 'No.', path: ['halls', 0, 'refused'], code: 'FORBIDDEN' });
  });

  const text = 'query ($by: By!) { hall(by: $by) { name } }';
  it.each([
    ['one key', { id: '1' }, undefined],
    ['two keys', { id: '1', slug: 'a' }, 'BAD_USER_INPUT'],
    ['no key', {}, 'BAD_USER_INPUT'],
    ['a null key', { id: null }, 'BAD_USER_INPUT'],
    ['an unknown key', { name: 'x' }, 'BAD_USER_INPUT'],
    ['a member called __proto__', JSON.parse('{"id":"1","__proto__":{"slug":"x"}}'), 'BAD_USER_INPUT'],
  ])('@oneOf input with %s', async (_, by, code) => {
    const { errors } = await runBothWays(text, { by });
    expect(errors?.[0].code).toBe(code);
    expect(({} as { slug?: string }).slug).toBeUndefined();
  });
});

describe('analysis of a document', () => {
  it('personal: flagged fields, also in fragments, and every mutation', () => {
    expect(onlyOperation(engine.prepare('{ hall(by: {id: "1"}) { id } }')).personal).toBe(false);
    expect(
      onlyOperation(engine.prepare('{ halls { ...F } } fragment F on Hall { isClipped }')).personal,
    ).toBe(true);
    expect(onlyOperation(engine.prepare('mutation { logIn }')).personal).toBe(true);
  });

  it('counts root fields by name, each alias once', () => {
    const { rootFields } = onlyOperation(
      engine.prepare('mutation { a: logIn b: logIn ...F } fragment F on Mutation { c: logIn }'),
    );
    expect(rootFields.get('logIn')).toBe(3);
  });

  it('selects an operation by name', () => {
    const prepared = engine.prepare('query A { __typename } query B { __typename }');
    expect(engine.selectOperation(prepared)).toBeInstanceOf(GraphQLError);
    expect(engine.selectOperation(prepared, 'C')).toBeInstanceOf(GraphQLError);
    expect(engine.selectOperation(prepared, 'B')).toMatchObject({ name: 'B' });
  });

  it('prepares equal texts once', () => {
    expect(engine.prepare('{ __typename }')).toBe(engine.prepare('{ __typename }'));
  });
});

describe('@defer and @stream', () => {
  const text = '{ hall(by: {id: "1"}) { name ... @defer(label: "s") { name slow } } }';
  const run = (timeoutMs: number) =>
    runOperation(schema, onlyOperation(engine.prepare(text)), {}, {}, timeoutMs);

  it('merges parts that arrive within the timeout', async () => {
    const { initialResult, merged, subsequentResults } = await run(1_000);
    expect(initialResult).toEqual({ data: { hall: { name: 'Hall 1', slow: 'late' } } });
    expect(merged).toEqual([{ label: 's', path: ['hall'] }]);
    expect(subsequentResults).toBeNull();
  });

  it('sends later parts afterwards', async () => {
    const { initialResult, merged, subsequentResults } = await run(1);
    expect(initialResult).toEqual({ data: { hall: { name: 'Hall 1' } } });
    expect(merged).toEqual([]);
    const payloads = [];
    for await (const payload of subsequentResults ?? []) payloads.push(payload);
    // The whole fragment, including fields already sent: Relay needs it to complete the fragment.
    const whole = { data: { name: 'Hall 1', slow: 'late' }, path: ['hall'], label: 's' };
    expect(payloads.flatMap(({ incremental = [] }) => incremental)).toEqual([whole]);
    expect(payloads.at(-1)?.hasNext).toBe(false);
  });

  it('appends streamed items to the list', async () => {
    const operation = onlyOperation(engine.prepare('{ halls @stream(initialCount: 1) { id } }'));
    const { initialResult } = await runOperation(schema, operation, {}, {}, Infinity);
    expect(initialResult.data).toEqual({ halls: [{ id: '1' }, { id: '2' }] });
  });
});
