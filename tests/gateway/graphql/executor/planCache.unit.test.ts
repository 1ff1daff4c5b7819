import { buildSchema, getVariableValues, GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { createEngine } from '#gateway/graphql/engine.ts';
import { planFor } from '#gateway/graphql/executor/planCache.ts';
import { collectGarbage } from '#tests/harness/garbage.ts';

const schema = buildSchema(`
  type Query { account: Account }
  type Mutation { logIn(password: Password!): LogIn! }
  type Account { id: ID! }
  input Password { text: String! }
  interface UserError { message: String! }
  type LogIn { userErrors: [UserError!]!, account: Account }
`);
const engine = createEngine(schema);
const selected = engine.selectOperation(
  engine.prepareTrusted(`mutation LogIn($password: Password!, $withAccount: Boolean!) {
    logIn(password: $password) { userErrors { message } account @include(if: $withAccount) { id } }
  }`),
);
if (selected instanceof GraphQLError) throw selected;
const logIn = selected;

/** Compiles the plan for these variables, and returns a reference to the password among them. */
function compileFor(withAccount: boolean): WeakRef<object> {
  const { variableDefinitions = [] } = logIn.node;
  const given = { password: { text: 'secret' }, withAccount };
  const { variableValues } = getVariableValues(schema, variableDefinitions, given);
  if (!variableValues) throw new Error('no variables');
  planFor(schema, logIn, variableValues);
  const { password } = variableValues.coerced;
  if (typeof password !== 'object' || password === null) throw new Error('no password');
  return new WeakRef(password);
}

test('plans keep no variables of the request for which they were compiled', async () => {
  const passwords = [compileFor(true), compileFor(false)];
  await collectGarbage();
  expect(passwords.map((password) => password.deref())).toEqual([undefined, undefined]);
});
