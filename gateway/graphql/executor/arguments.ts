/** Arguments that hold variables. */
import {
  getArgumentValues,
  Kind,
  type FieldNode,
  type GraphQLField,
  type ValueNode,
  type VariableValues,
} from 'graphql';
import { isHolder, type Holder } from './responseNode.ts';

/** Arguments as resolvers get them. */
export type Args = Readonly<Record<string, unknown>>;

/** A value for other variables; undefined where one of them is missing or null, of which graphql-js has to judge. */
type Remake = (variables: VariableValues) => unknown;

/**
 * Reads a field's arguments for a request's variables. What graphql-js makes of the constants is kept, and for later
 * requests only the variables are put in: reading the document for each costs as much as three resolvers.
 */
export function argsReader(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: VariableValues) => Args {
  let remake: ((variables: VariableValues) => Holder | undefined) | null = null;
  return (variables) => {
    const remade = remake?.(variables);
    if (remade !== undefined) return remade;
    const read = getArgumentValues(definition, node, variables);
    remake ??= remakeFields(node.arguments ?? [], read);
    return read;
  };
}

/** Passwords come in variables: of the first request nothing is kept but what stands in the document. */
function remakeFields(
  nodes: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[],
  first: Args,
): (variables: VariableValues) => Holder | undefined {
  const constant: Holder = {};
  const changing: Changing[] = [];
  for (const { name, value } of nodes) {
    if (!isConstant(value))
      changing.push({ name: name.value, remake: remakeValue(value, first[name.value]) });
  }
  for (const [name, value] of Object.entries(first)) {
    if (!changing.some((one) => one.name === name)) constant[name] = value;
  }
  return exchanging(constant, changing);
}

interface Changing {
  readonly name: string;
  readonly remake: Remake;
}

/** Apart from the above, since a function keeps all that those beside it can see. */
function exchanging(constant: Holder, changing: readonly Changing[]) {
  return (variables: VariableValues): Holder | undefined => {
    const made: Holder = { ...constant };
    for (const { name, remake } of changing) {
      const value = remake(variables);
      if (value === undefined) return undefined;
      made[name] = value;
    }
    return made;
  };
}

function remakeValue(node: ValueNode, first: unknown): Remake {
  if (node.kind === Kind.VARIABLE) return ({ coerced }) => coerced[node.name.value] ?? undefined;
  // The variables of a list are few requests' need: it is read anew each time.
  return node.kind === Kind.OBJECT && isHolder(first) ? remakeFields(node.fields, first) : () => undefined;
}

/** Whether a value is the same in every request. */
export function isConstant(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return false;
  if (node.kind === Kind.LIST) return node.values.every(isConstant);
  return node.kind !== Kind.OBJECT || node.fields.every(({ value }) => isConstant(value));
}
