/**
 * The clip and unclip mutations, and the registry of what can be clipped. A type registers its handlers next to its
 * definition:
 *
 * registerClippable('Brand', { find, clip, unclip });
 */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { type NodeSource, parseGlobalId, parseRawId, type RawId } from '#gateway/schema/kit/node.ts';
import {
  actionRefused,
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { createHallClip } from '#gateway/upstream/endpoints/clips.ts';

import { Account, type AccountSource, findViewerAccount } from '../account/Account.ts';
import { Clippable } from '../clippable/Clippable.ts';

/** What a clip or unclip changed, besides the state of the object itself. */
export interface ClipOutcome {
  /** The object as the write reported it. */
  readonly node?: NodeSource;
  /** Row of the hall's clip; looked up lazily when the hall was clipped before. */
  readonly hallClip?: () => Promise<Reply<typeof createHallClip> | null>;
  /** Raw id of the removed clip of a hall. */
  readonly removedHallClipId?: string;
  /** New number of users who clip the object, if the write reports it. */
  readonly clipCount?: number;
  /** What the write reports of the account. */
  readonly account?: Partial<AccountSource>;
}

/** How objects of one type are clipped. Clipping twice and unclipping what is not clipped succeed. */
export interface ClipHandlers<Id extends string> {
  /**
   * Looks the object up before the write; null if it does not exist. Only for types whose write does not report that.
   */
  readonly find?: (id: Id, context: Context) => Promise<NodeSource | null>;
  readonly clip: (id: Id, context: Context) => Promise<ClipOutcome | void>;
  readonly unclip: (id: Id, context: Context) => Promise<ClipOutcome | void>;
}

type Clipped = ClipOutcome & { readonly node: NodeSource };

/** One object that can be clipped. */
interface ClipTarget {
  readonly typename: string;
  readonly id: string;
  clip(context: Context): Promise<Clipped>;
  unclip(context: Context): Promise<Clipped>;
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
    const run = async (change: 'clip' | 'unclip', context: Context): Promise<Clipped> => {
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
function targetByGlobalId(globalId: string): ClipTarget {
  const parsed = parseGlobalId(globalId);
  const target = parsed && targetsByType.get(parsed.type)?.(parsed.rawId);
  if (!target) throw badUserInput('Expected the id of an object that can be clipped.');
  return target;
}

/** The object of a type with a raw id. Throws BAD_USER_INPUT for text that is not an id. */
function targetByRawId(typename: string, rawId: string): ClipTarget {
  const target = targetsByType.get(typename)?.(rawId);
  if (!target) throw badUserInput(`Expected a raw id of the type ${typename}.`);
  return target;
}

const ClippableBy = builder.inputType('ClippableBy', {
  isOneOf: true,
  description: 'Selects a `Clippable` by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    hallRawId: t.string({ description: 'Hall id of the REST API.' }),
    articleRawId: t.string({ description: 'Number in `/magazine/{id}`.' }),
    brandRawId: t.string({ description: 'Brand id of the REST API.' }),
    brideRawId: t.string({ description: 'User id of the bride whose report to clip.' }),
    ringRawId: t.string({ description: 'Ring id of the REST API.' }),
  }),
});

const TYPE_BY_INPUT = {
  hallRawId: 'Hall',
  articleRawId: 'Article',
  brideRawId: 'Bride',
  brandRawId: 'Brand',
  ringRawId: 'Ring',
} as const;

type ClippableByInput = { [Name in 'id' | keyof typeof TYPE_BY_INPUT]?: string | null };

function parseTarget(by: ClippableByInput): ClipTarget {
  if (by.id != null) return targetByGlobalId(by.id);
  for (const [name, typename] of Object.entries(TYPE_BY_INPUT)) {
    const rawId = by[name as keyof typeof TYPE_BY_INPUT];
    if (rawId != null) return targetByRawId(typename, rawId);
  }
  throw badUserInput('`target` names nothing.');
}

const ClipInput = builder.inputType('ClipInput', {
  description: 'What to clip.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

const UnclipInput = builder.inputType('UnclipInput', {
  description: 'What to unclip.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

async function accountAfter({ account }: ClipOutcome, context: Context): Promise<AccountSource | null> {
  const found = await findViewerAccount(context);
  return found && { ...found, ...account };
}

export const ClipPayload = payloadType<Clipped>('ClipPayload', 'Result of `clip`.');
export const UnclipPayload = payloadType<Clipped>('UnclipPayload', 'Result of `unclip`.');

for (const payload of [ClipPayload, UnclipPayload])
  builder.objectFields(payload, (t) => ({
    clippable: t.field({
      type: Clippable,
      nullable: true,
      description: 'The object with its new `viewerHasClipped` and `clipCount`; null if the mutation failed.',
      resolve: ({ result }) => result?.node,
    }),
    account: t.field({
      type: Account,
      nullable: true,
      description: "The viewer's account with its new counts; null if the mutation failed.",
      resolve: ({ result }, _args, context) => result && accountAfter(result, context),
    }),
  }));

builder.mutationField('clip', (t) =>
  t.field({
    type: ClipPayload,
    nullable: true,
    description:
      'Clips a hall, an article, a bride, a brand or a ring. Clipping twice succeeds. Returns a LoginRequiredError for guests. Limited per user.',
    args: { input: t.arg({ type: ClipInput, required: true, description: 'What to clip.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const target = parseTarget(input.target);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        return target.clip(context);
      }),
  }),
);

builder.mutationField('unclip', (t) =>
  t.field({
    type: UnclipPayload,
    nullable: true,
    description:
      'Unclips a hall, an article, a bride, a brand or a ring. Unclipping twice succeeds. Returns a LoginRequiredError for guests. Limited per user.',
    args: { input: t.arg({ type: UnclipInput, required: true, description: 'What to unclip.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const target = parseTarget(input.target);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        return target.unclip(context);
      }),
  }),
);
