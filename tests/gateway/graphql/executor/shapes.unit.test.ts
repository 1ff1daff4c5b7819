/** How V8 stores the objects of a response. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';

/** More keys than V8 adds to an object of unknown shape before it makes it a hash table. */
const NAMES = Array.from({ length: 40 }, (_, index) => `field${index}`);

/** False for an object that is a hash table. */
function hasFastProperties(value: unknown): unknown {
  setFlagsFromString('--allow-natives-syntax');
  const check: unknown = runInThisContext('(value) => %HasFastProperties(value)');
  if (typeof check !== 'function') throw new Error('no natives syntax');
  return Reflect.apply(check, null, [value]);
}

it('objects of many keys do not become hash tables', async () => {
  const schema = buildSchema(
    `type Query { hall: Hall } type Hall { ${NAMES.map((name) => `${name}: Int`).join(' ')} }`,
  );
  const document = parse(`{ hall { ${NAMES.join(' ')} } }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const variables = { sources: {}, coerced: {} };
  const plan = compileOperation(schema, operation, {}, variables);
  const rootValue = { hall: Object.fromEntries(NAMES.map((name, index) => [name, index])) };
  for (let run = 0; run < 20; run += 1) {
    const { data } = await executePlan(plan, variables, {}, { rootValue });
    expect(Object.keys(Object(data?.['hall']))).toEqual(NAMES);
    expect(hasFastProperties(data?.['hall'])).toBe(true);
  }
});
