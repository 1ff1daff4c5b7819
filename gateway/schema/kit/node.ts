/**
 * Object identification: ids, the `Node` interface with `node(id:)` and `nodes(ids:)`, and how each type is loaded.
 *
 * A `rawId` is the id of the REST API, kept as text because it may exceed 2^53. A global id is the opaque base64url of
 * `Type:rawId`.
 */
import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { Context } from '../../context.ts';
import { isId } from '../../upstream/request.ts';
import { isFailure } from '../../upstream/errors.ts';
import { builder } from './builder.ts';
import { badUserInput } from './errors.ts';
import { prefetchChildren, selectedNames } from './lookAhead.ts';

declare const brand: unique symbol;

/** A REST id branded with its type, so that a fair's id cannot be passed for a hall's. */
export type RawId<Type extends string> = string & { readonly [brand]: Type };

const GLOBAL_ID = /^([A-Z][A-Za-z]{0,63}):([0-9/]{1,64})$/;
const MAX_GLOBAL_ID_LENGTH = 256;

/** Whether the REST API can have such an id: a positive integer up to 2^63-1, without sign, space or leading zero. */
export function isRawId<Type extends string>(text: string): text is RawId<Type> {
  return isId(text);
}

/** Reads an id sent by a client; null if no object can have it. */
export function parseRawId<Type extends string>(text: string): RawId<Type> | null {
  return isRawId<Type>(text) ? text : null;
}

/** Brands an id from a REST reply, which the endpoint's schema has validated. */
export function asRawId<Type extends string>(id: string): RawId<Type> {
  return id as RawId<Type>;
}

export function globalId(type: string, rawId: string): string {
  return Buffer.from(`${type}:${rawId}`).toString('base64url');
}

/** Null if this gateway cannot have made the id. Line breaks, which some base64 encoders insert, are ignored. */
export function parseGlobalId(id: string): { type: string; rawId: string } | null {
  if (id.length > MAX_GLOBAL_ID_LENGTH) return null;
  const text = id.replace(/[\r\n]/g, '');
  const [, type, rawId] = GLOBAL_ID.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!type || !rawId || globalId(type, rawId) !== text) return null;
  return { type, rawId };
}

/** The raw id in a global id of the given type. @throws BAD_USER_INPUT for any other id */
export function rawIdFromGlobalId<Type extends string>(type: Type, id: string): RawId<Type> {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== type || !isRawId<Type>(parsed.rawId))
    throw badUserInput(`Expected a global id of the type ${type}.`);
  return parsed.rawId;
}

/** What the source of every `Node` provides: its GraphQL type and its raw id. */
export interface NodeSource {
  readonly __typename: string;
  readonly id: string;
  /** Made from an id that a client sent, without checking that the object exists. */
  readonly isUnread?: boolean;
}

/** Loads an object by raw id; null if it does not exist or the viewer may not see it. */
type NodeLoader = (rawId: string, context: Context) => Promise<NodeSource | null> | NodeSource | null;

interface NodeType {
  readonly load: NodeLoader;
  readonly fromId: ((rawId: string) => NodeSource | null) | undefined;
}

const nodeTypes = new Map<string, NodeType>();

/**
 * Registers how objects of a type load by id. Every `Node` type calls this once, next to its definition.
 * @param fromId for types with `prefetch` fields: makes a source from the id alone; null for text that is no id of the
 *   type
 */
export function registerNodeLoader(typename: string, load: NodeLoader, fromId?: NodeType['fromId']): void {
  nodeTypes.set(typename, { load, fromId });
}

/** The types that can be fetched by global id. */
export const nodeTypeNames = (): string[] => [...nodeTypes.keys()];

const MAX_IDS = 100;

export const Node = builder.interfaceRef<NodeSource>('Node').implement({
  description: 'An object that can be fetched again by its global id.',
  fields: (t) => ({
    id: t.id({
      nonNull: true,
      description:
        'Opaque global id. Do not parse or build it; use `rawId` for the id of the REST API and of page addresses.',
      resolve: ({ __typename, id, isUnread }, _args, { knownIds }) => {
        const global = globalId(__typename, id);
        if (isUnread !== true && !knownIds.has(global)) knownIds.set(global, true);
        return global;
      },
    }),
  }),
});

/**
 * Starts the selected fields that need only the id, while the object is being read. For an id that this process has not
 * sent, only the object is read, since it may not exist.
 */
export function prefetchKnown(source: NodeSource, context: Context, info: GraphQLResolveInfo): void {
  if (context.knownIds.has(globalId(source.__typename, source.id))) prefetchChildren(source, context, info);
}

/** Whether nothing is selected but ids and fields that follow from the id alone, such as the viewer's state of an object. */
function selectsStateOnly(info: GraphQLResolveInfo, typename: string): boolean {
  const type = info.schema.getType(typename);
  if (!isObjectType(type)) return false;
  const fields = selectedNames(info, typename).filter((name) => name !== 'id' && name !== 'rawId');
  const isState = (name: string): boolean => {
    const { personal, prefetch, needsNoObject } = type.getFields()[name]?.extensions ?? {};
    return prefetch === true && (personal === true || needsNoObject === true);
  };
  return fields.length > 0 && fields.every(isState);
}

/**
 * The object with a global id. `isAlone`: the object is read even if its id suffices, so that the result is null if
 * there is none.
 */
function findNode(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
  isAlone: boolean,
): Promise<NodeSource | null> | NodeSource | null {
  const parsed = parseGlobalId(id);
  const type = parsed && nodeTypes.get(parsed.type);
  if (!type) return null;
  const source = type.fromId?.(parsed.rawId);
  if (source === null) return null;
  if (source === undefined) return type.load(parsed.rawId, context);
  const unread = selectsStateOnly(info, source.__typename) ? { ...source, isUnread: true } : null;
  if (unread && !isAlone) return unread;
  prefetchKnown(source, context, info);
  const loaded = Promise.resolve(type.load(parsed.rawId, context));
  // The state may be available when the object is not: they come from different calls.
  return unread ? loaded.catch((thrown) => (isFailure(thrown) ? unread : Promise.reject(thrown))) : loaded;
}

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description:
      'Any object by its global id; null when it does not exist or the viewer may not see it. Costs one REST call, also where only `id` is selected.',
    args: { id: t.arg.id({ required: true, description: 'Global id.' }) },
    usesInfo: true,
    resolve: (_root, { id }, context, info) => findNode(id, context, info, true),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    nonNull: true,
    description:
      'Objects by global id, in the given order; null for those not found. At most 100 ids. Where nothing but ids and `viewerHasClipped`, `viewerClip` or `costEstimate` is selected, no object is read: those that do not exist are not null, count as not clipped and have no estimate.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids.' }) },
    usesInfo: true,
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} ids can be requested at once.`);
      return ids.map((id) => findNode(id, context, info, false));
    },
  }),
}));
