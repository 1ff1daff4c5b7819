import { buildSchema, execute, getVariableValues, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';
import type { Contender, MicroBench } from './measure.ts';

const schema = buildSchema(`
  type Query { halls: [Hall!]! }
  type Hall { id: ID! name: String! address: String rating: Float ratingCount: Int! images: [Image!]! area: Area! }
  type Image { url: String! width: Int! height: Int! }
  type Area { slug: String! name: String! }
`);
const document = parse(`{ halls {
  id name address rating ratingCount images { url width height } area { slug name }
} }`);

/** A list of halls with thirteen fields each, from memory: what executing costs without any call. */
export const executor: MicroBench = {
  name: 'executor',
  about: 'executes a list of 20 halls with three pictures each, from memory',
  contenders(): Contender[] {
    const image = (i: number) => ({ url: `https://pictures.example/${i}.jpg`, width: 1340, height: 896 });
    const halls = Array.from({ length: 20 }, (_, i) => ({
      id: String(i),
      name: `会場 ${i}`,
      address: '東京都港区',
      rating: 4.5,
      ratingCount: i,
      images: [image(i), image(i + 1), image(i + 2)],
      area: { slug: 'tokyo', name: '東京' },
    }));
    // graphql-jit calls resolvers, but no functions of the root value.
    const field = schema.getQueryType()?.getFields()['halls'];
    if (!field) throw new Error('the schema has no halls');
    field.resolve = () => Promise.resolve(halls);
    const operation = document.definitions.find(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation) throw new Error('the document has no operation');
    const { variableValues } = getVariableValues(schema, [], {});
    if (!variableValues) throw new Error('the document takes no variables');
    const plan = compileOperation(schema, operation, {}, variableValues);
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) throw new Error('graphql-jit cannot compile the document');
    return [
      { name: 'compiled plan', run: () => executePlan(plan, variableValues, {}) },
      { name: 'graphql-jit', run: () => compiled.query({}, {}, {}) },
      { name: 'graphql-js', run: () => execute({ schema, document, contextValue: {} }) },
    ];
  },
};
