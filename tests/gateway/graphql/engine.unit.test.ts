import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createEngine, type Operation, type Prepared } from '#gateway/graphql/engine.ts';
import { schema } from './schema.ts';

const engine = createEngine(schema);

function only(prepared: Prepared): Operation {
  const operation = prepared.errors[0] ?? engine.pick(prepared);
  if (operation instanceof GraphQLError) throw operation;
  return operation;
}

/** Runs a text as a stranger's (interpreted) and as the site's own (planned) and expects one answer. */
async function both(text: string, variables: Record<string, unknown> = {}) {
  const [one, other] = await Promise.all(
    [only(engine.prepare(text)), only(engine.trust(text))].map(async (operation) => {
      const { first } = await engine.run(operation, variables, {}, { patienceMs: Infinity });
      const errors = first.errors?.map(({ message, path, extensions }) => ({
        message,
        path,
        code: extensions.code,
      }));
      return JSON.stringify({ data: first.data, errors });
    }),
  );
  expect(one).toBe(other);
  return JSON.parse(one ?? '');
}

describe('planned and interpreted execution answer alike', () => {
  it('data, lists and fragments', async () => {
    const text =
      'query ($n: Int = 2) { hall(by: {id: "7"}) { ...F halls(first: $n) { ...F } } } fragment F on Hall { __typename id name }';
    expect((await both(text)).data.hall.halls).toHaveLength(2);
  });

  it('errors of resolvers, in their place', async () => {
    const { data, errors } = await both('{ halls { id broken refused } }');
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
    const { errors } = await both(text, { by });
    expect(errors?.[0].code).toBe(code);
    expect(({} as { slug?: string }).slug).toBeUndefined();
  });
});

describe('what is known of a document before it runs', () => {
  it('personal: marked fields, through fragments, and every mutation', () => {
    expect(only(engine.prepare('{ hall(by: {id: "1"}) { id } }')).personal).toBe(false);
    expect(only(engine.prepare('{ halls { ...F } } fragment F on Hall { isClipped }')).personal).toBe(true);
    expect(only(engine.prepare('mutation { logIn }')).personal).toBe(true);
  });

  it('root fields by name, each alias counted', () => {
    const { rootFields } = only(
      engine.prepare('mutation { a: logIn b: logIn ...F } fragment F on Mutation { c: logIn }'),
    );
    expect(rootFields.get('logIn')).toBe(3);
  });

  it('which operation of several', () => {
    const prepared = engine.prepare('query A { __typename } query B { __typename }');
    expect(engine.pick(prepared)).toBeInstanceOf(GraphQLError);
    expect(engine.pick(prepared, 'C')).toBeInstanceOf(GraphQLError);
    expect(engine.pick(prepared, 'B')).toMatchObject({ name: 'B' });
  });

  it('a text is prepared once', () => {
    expect(engine.prepare('{ __typename }')).toBe(engine.prepare('{ __typename }'));
  });
});

describe('deferred parts', () => {
  const text = '{ hall(by: {id: "1"}) { name ... @defer(label: "s") { name slow } } }';
  const run = (patienceMs: number) => engine.run(only(engine.prepare(text)), {}, {}, { patienceMs });

  it('are merged when they come within patience', async () => {
    const { first, merged, late } = await run(1_000);
    expect(first).toEqual({ data: { hall: { name: 'Hall 1', slow: 'late' } } });
    expect(merged).toEqual([{ label: 's', path: ['hall'] }]);
    expect(late).toBeNull();
  });

  it('follow when they do not', async () => {
    const { first, merged, late } = await run(1);
    expect(first).toEqual({ data: { hall: { name: 'Hall 1' } } });
    expect(merged).toEqual([]);
    const payloads = [];
    for await (const payload of late ?? []) payloads.push(payload);
    // The whole fragment, fields told before included: what Relay needs to complete it.
    const whole = { data: { name: 'Hall 1', slow: 'late' }, path: ['hall'], label: 's' };
    expect(payloads.flatMap(({ incremental = [] }) => incremental)).toEqual([whole]);
    expect(payloads.at(-1)?.hasNext).toBe(false);
  });

  it('streamed items take their place in the list', async () => {
    const operation = only(engine.prepare('{ halls @stream(initialCount: 1) { id } }'));
    const { first } = await engine.run(operation, {}, {}, { patienceMs: Infinity });
    expect(first.data).toEqual({ halls: [{ id: '1' }, { id: '2' }] });
  });
});
