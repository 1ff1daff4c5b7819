/** The schema: every domain is imported here once, and nowhere else by its queries or mutations. */
import type { GraphQLSchema } from 'graphql';
import { GraphQLDeferDirective, specifiedDirectives } from 'graphql';

import './kit/scalars.ts';
import './kit/node.ts';
import { builder } from './builder.ts';
import { semanticNonNullDirective } from './kit/nullability.ts';

/** Builds the executable schema. It depends on nothing but the code: no environment, no network. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema({ directives: [...specifiedDirectives, GraphQLDeferDirective, semanticNonNullDirective] });
}
