/** Four ways of executing one operation, each as the gateway would use it: compiled once, run for every request. */
import {
  getVariableValues,
  Kind,
  legacyExecuteIncrementally,
  type GraphQLSchema,
  type VariableValues,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Operation } from '#gateway/graphql/engine.ts';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';
import {
  addNode,
  type ObjectWriter,
  type OutputShape,
  type Plan,
  type PlannedField,
  type SelectionPlan,
} from '#gateway/graphql/executor/plan.ts';

/** Runs the operation with a context and its variables. */
export type Run = (context: object) => Promise<{ readonly errors?: readonly unknown[] | undefined }>;
type Compile = (schema: GraphQLSchema, operation: Operation, variables: Record<string, unknown>) => Run;

export const CONTENDERS = {
  'plan, generated code': (schema, operation, variables) => {
    const { plan, values } = compilePlan(schema, operation, variables);
    return (context) => executePlan(plan, values, context);
  },
  'plan, interpreted': (schema, operation, variables) => {
    const { plan, values } = compilePlan(schema, operation, variables);
    const interpreted = { ...plan, rootFields: plan.rootFields.map(interpretField) };
    return (context) => executePlan(interpreted, values, context);
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

function compilePlan(
  schema: GraphQLSchema,
  { document, node }: Operation,
  variables: Record<string, unknown>,
): { plan: Plan; values: VariableValues } {
  const { variableValues: values } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
  if (!values) throw new Error('the variables do not fit the document');
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
  return { plan: compileOperation(schema, node, byName, values), values };
}

/** The same field, whose objects are written by a loop in place of generated code. */
function interpretField(field: PlannedField): PlannedField {
  return { ...field, shape: interpretShape(field.shape) };
}

function interpretShape(shape: OutputShape): OutputShape {
  switch (shape.kind) {
    case 'leaf':
      return shape;
    case 'list':
      return { ...shape, item: interpretShape(shape.item) };
    case 'object':
      return { ...shape, selection: interpretSelection(shape.selection) };
    case 'abstract': {
      const { selectionFor } = shape;
      const known = new Map<SelectionPlan, SelectionPlan>();
      return {
        ...shape,
        selectionFor: (type) => {
          const selection = selectionFor(type);
          let interpreted = known.get(selection);
          if (!interpreted) known.set(selection, (interpreted = interpretSelection(selection)));
          return interpreted;
        },
      };
    }
  }
}

function interpretSelection({ fields }: SelectionPlan): SelectionPlan {
  const interpreted = fields.map(interpretField);
  const writeObject: ObjectWriter = (runtime, source, parent, key, nullable) => {
    const node = addNode(parent, key, {}, nullable);
    for (const field of interpreted) runtime.resolveField(field, source, node);
  };
  return { fields: interpreted, writeObject };
}
