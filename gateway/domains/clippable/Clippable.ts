/**
 * The Clippable interface and its registry. A type registers its handlers next to its definition; `clip` and `unclip`
 * find them by global id:
 *
 * registerClippable('Brand', { find, clip, unclip });
 */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { Node, type NodeSource, parseGlobalId, parseRawId, type RawId } from '#gateway/schema/kit/node.ts';
import { actionRefused, UserErrorException } from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { createHallClip } from '#gateway/upstream/endpoints/clips.ts';

export const Clippable = builder.interfaceRef<NodeSource>('Clippable').implement({
  description: 'Something a signed-in user can clip (save as a favourite).',
  interfaces: [Node],
  fields: (t) => ({
    clipCount: t.int({
      nullable: true,
      description: 'Number of users who clipped it; null if unknown.',
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      description: 'Whether the viewer clipped it. Always false for guests, without a REST call.',
    }),
  }),
});

/** What a clip or unclip changed, besides the state of the object itself. */
export interface ClipOutcome {
  /** The object as the write reported it. */
  readonly node?: NodeSource;
  /** Row of the hall's clip; looked up lazily when the hall was clipped before. */
  readonly hallClip?: () => Promise<Reply<typeof createHallClip> | null>;
  /** New number of users who clip the object, if the write reports it. */
  readonly clipCount?: number;
  /** Raw id of the removed clip of a hall. */
  readonly removedHallClipId?: string;
}

/** How objects of one type are clipped. Clipping twice and unclipping what is not clipped succeed. */
export interface ClipHandlers<Id extends string> {
  /** Looks the object up before the write; null if it does not exist. Only for types whose write does not report that. */
  readonly find?: (id: Id, context: Context) => Promise<NodeSource | null>;
  readonly clip: (id: Id, context: Context) => Promise<ClipOutcome | void>;
  readonly unclip: (id: Id, context: Context) => Promise<ClipOutcome | void>;
}

type ClippedNode = ClipOutcome & { readonly node: NodeSource };

/** One object that can be clipped. */
export interface ClipTarget {
  readonly typename: string;
  readonly id: string;
  clip(context: Context): Promise<ClippedNode>;
  unclip(context: Context): Promise<ClippedNode>;
}

const targetsByType = new Map<string, (id: string) => ClipTarget | null>();

/** Registers a type whose raw ids are plain ids of the REST API. */
export function registerClippable<Type extends string>(
  typename: Type,
  handlers: ClipHandlers<RawId<Type>>,
): void {
  registerClippableWithIds(typename, parseRawId<Type>, handlers);
}

/** Registers a type with ids of its own; `parseId` returns null for text that is not an id. */
export function registerClippableWithIds<Id extends string>(
  typename: string,
  parseId: (text: string) => Id | null,
  handlers: ClipHandlers<Id>,
): void {
  targetsByType.set(typename, (text) => {
    const id = parseId(text);
    if (id === null) return null;
    const run = async (change: 'clip' | 'unclip', context: Context): Promise<ClippedNode> => {
      const found = handlers.find && (await handlers.find(id, context));
      if (found === null) throw new UserErrorException(actionRefused('NOT_FOUND', '見つかりませんでした'));
      const outcome = (await handlers[change](id, context)) ?? {};
      // `clipped` and `clipCount` let the node's fields resolve without another call.
      const node: NodeSource & { clipped: boolean } = {
        ...(outcome.node ?? found ?? { __typename: typename, id }),
        ...(outcome.clipCount !== undefined && { clipCount: outcome.clipCount }),
        clipped: change === 'clip',
      };
      return { ...outcome, node };
    };
    return {
      typename,
      id,
      clip: (context) => run('clip', context),
      unclip: (context) => run('unclip', context),
    };
  });
}

/** The object with a global id. Throws BAD_USER_INPUT if its type cannot be clipped. */
export function targetByGlobalId(globalId: string): ClipTarget {
  const parsed = parseGlobalId(globalId);
  const target = parsed && targetsByType.get(parsed.type)?.(parsed.rawId);
  if (!target) throw badUserInput('Expected the id of something that can be kept.');
  return target;
}

/** The object of a type with a raw id. Throws BAD_USER_INPUT for text that is not an id. */
export function targetByRawId(typename: string, rawId: string): ClipTarget {
  const target = targetsByType.get(typename)?.(rawId);
  if (!target) throw badUserInput(`Expected the raw id of a ${typename}.`);
  return target;
}
