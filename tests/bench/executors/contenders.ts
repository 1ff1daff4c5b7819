/** Three ways of executing one operation, each as the gateway would use it: compiled once, run for every request. */
import { getVariableValues, Kind, legacyExecuteIncrementally, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Operation } from '#gateway/graphql/engine.ts';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';

/** Runs the operation with a context and its variables. */
export type Run = (context: object) => Promise<{ readonly errors?: readonly unknown[] | undefined }>;
type Compile = (schema: GraphQLSchema, operation: Operation, variables: Record<string, unknown>) => Run;

export const CONTENDERS = {
  plan: (schema, { document, node }, variables) => {
    const { variableValues } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
    if (!variableValues) throw new Error('the variables do not fit the document');
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
    const plan = compileOperation(schema, node, byName, variableValues);
    return (context) => executePlan(plan, variableValues, context);
  },
  'graphql-jit': (schema, { document, name }, variables) => {
    const compiled = compileQuery(schema, document, name);
    if (!isCompiledQuery(compiled)) throw new Error('graphql-jit cannot compile the document');
    return async (context) => compiled.query({}, context, variables);
  },
  'graphql-js':
    (schema, { document, name }, variables) =>
    async (contextValue) => {
      // The schema knows `@defer`, which the documents do not use.
      const result = await legacyExecuteIncrementally({
        schema,
        document,
        operationName: name,
        contextValue,
        variableValues: variables,
      });
      return 'initialResult' in result ? result.initialResult : result;
    },
} satisfies Record<string, Compile>;

export type ContenderName = keyof typeof CONTENDERS;
