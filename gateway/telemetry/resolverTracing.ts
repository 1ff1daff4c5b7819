import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context.ts';

/**
 * Lets every resolver that takes its time tell the operation's span, by its place in the answer: all items of a list are
 * one group. Done at the start, and only where traces are made: otherwise resolvers run as they are.
 */
export function traceResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve) field.resolve = traced(resolve);
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Path = Parameters<Resolver>[3]['path'];

function traced(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const result = resolve(source, args, context, info);
    const { spans } = context.trace;
    if (spans && result instanceof Promise) spans.group(placeOf(info.path), result);
    return result;
  };
}

/** Place in the answer without the positions of lists, such as `hall.fairs.nodes`. */
function placeOf(path: Path): string {
  const steps: string[] = [];
  for (let at: Path | undefined = path; at; at = at.prev)
    if (typeof at.key === 'string') steps.unshift(at.key);
  return steps.join('.');
}
