import { buildSchema, GraphQLError, type GraphQLSchema, isObjectType } from 'graphql';
import { createEngine } from '#gateway/graphql/engine.ts';
import { runOperation } from '#gateway/graphql/execute.ts';
import { traceResolvers } from '#gateway/telemetry/tracing.ts';
import type { Contender, MicroBench } from './measure.ts';

const HALLS = Array.from({ length: 20 }, (_, i) => ({
  name: `会場 ${i}`,
  rating: 4.5,
  images: [1, 2, 3].map((at) => ({ url: `https://pictures.example/${i}/${at}.jpg`, width: 1340 })),
}));

/** Every field has a resolver, as in the gateway's schema. */
function schemaWithResolvers(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { halls: [Hall!]! }
    type Hall { name: String! rating: Float images: [Image!]! }
    type Image { url: String! width: Int! }
  `);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve =
        field.name === 'halls' ? () => HALLS : (source: object): unknown => Reflect.get(source, field.name);
  }
  return schema;
}

/** What a request pays that is not sampled, while traces are exported. */
export const tracing: MicroBench = {
  name: 'tracing',
  about:
    'executes a list of 20 halls with three pictures each, from memory, for a request that is not sampled',
  contenders(): Contender[] {
    const schema = schemaWithResolvers();
    const wrapped = traceResolvers<object>(schemaWithResolvers(), () => null);
    const engine = createEngine(schema);
    const operation = engine.selectOperation(
      engine.prepareTrusted('{ halls { name rating images { url width } } }'),
    );
    if (operation instanceof GraphQLError) throw operation;
    const run = (used: GraphQLSchema) => () => runOperation(used, operation, {}, {}, Infinity);
    return [
      { name: 'plain resolvers', run: run(schema) },
      { name: 'resolvers that record spans', run: run(wrapped) },
    ];
  },
};
