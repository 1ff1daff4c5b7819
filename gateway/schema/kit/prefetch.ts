/**
 * Starting children with their parent. Many parts of a page need only the id of their subject; waiting for the subject
 * first would make two stages of one. A field marked `startsWithParent` has its resolver run at once with a parent that
 * is nothing but an id. A plan keeps what it gives for the field itself; graphql-js runs the resolver again once the
 * parent has come, which then joins the call under way.
 */
import { getArgumentValues, type GraphQLResolveInfo } from 'graphql';

import type { Context } from '#gateway/context.ts';
import { isPlanned, type Announced } from '#gateway/graphql/executor/resolveInfo.ts';

import { selectedFields } from './selection.ts';

/** Starts every selected field of `parent` that is marked `startsWithParent`. Faults are left to the real run, which meets them again. */
export function startChildren(parent: Announced, context: Context, info: GraphQLResolveInfo): void {
  if (isPlanned(info)) return info.announce(parent);
  for (const { field, node } of selectedFields(info, parent.__typename)) {
    if (!field.extensions['startsWithParent'] || !field.resolve) continue;
    const childInfo = { ...info, fieldName: field.name, fieldNodes: [node], returnType: field.type };
    try {
      const args = getArgumentValues(field, node, info.variableValues);
      Promise.resolve(field.resolve(parent, args, context, childInfo)).catch(ignore);
    } catch {
      continue;
    }
  }
}

function ignore(): void {
  // The real run reports it.
}
