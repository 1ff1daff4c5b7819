/**
 * What a registered user can keep. Each type registers itself beside its definition, with one call, and `clip` and
 * `unclip` then know it by its global id:
 *
 *     clippable('Brand', { find, keep, letGo });
 *
 * Keeping what is kept and letting go of what is gone are successes.
 */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdOf, readGlobalId } from '#gateway/schema/kit/ids.ts';
import { Node, type NodeSource } from '#gateway/schema/kit/node.ts';
import { refusal, Stop } from '#gateway/schema/kit/userErrors.ts';

import type { HallClipSource } from './HallClip.ts';

export const Clippable = builder.interfaceRef<NodeSource>('Clippable').implement({
  description: 'Something a registered user can keep as a favourite (a clip).',
  interfaces: [Node],
  fields: (t) => ({
    clipCount: t.int({
      nullable: true,
      description: 'How many users keep it; null where the source gives no count.',
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      description: 'Whether the viewer keeps it. Always false for a guest, without a call.',
    }),
  }),
});

/** What comes of keeping or letting go, beside the object's new state. */
export interface Outcome {
  /** What is known of the object since. */
  readonly thing?: NodeSource;
  /** The clip of a hall; looked up when it was kept already. */
  readonly hallClip?: () => Promise<HallClipSource | null>;
  /** How many keep it now, where the write tells. */
  readonly clipCount?: number;
  /** Raw id of the clip of a hall that was removed. */
  readonly removedHallClipId?: string;
}

/** How objects are kept that are named by ids of a kind. */
export interface Clipping<Id extends string> {
  /** The object; null when there is none. It is looked up where the write itself does not tell. */
  readonly find?: (id: Id, context: Context) => Promise<NodeSource | null>;
  readonly keep: (id: Id, context: Context) => Promise<Outcome | void>;
  readonly letGo: (id: Id, context: Context) => Promise<Outcome | void>;
}

/** An object that was named, with what can be done to it. */
export interface Target {
  readonly typename: string;
  readonly id: string;
  keep(context: Context): Promise<Outcome & { thing: NodeSource }>;
  letGo(context: Context): Promise<Outcome & { thing: NodeSource }>;
}

const kinds = new Map<string, (id: string) => Target | null>();

/** Lets objects of a type be kept. */
export function clippable<Type extends string>(typename: Type, clipping: Clipping<RawId<Type>>): void {
  clippableBy(typename, rawIdOf<Type>, clipping);
}

/** Lets objects of a type be kept whose ids are not only those of the REST API; `idOf` reads them, null for what is none. */
export function clippableBy<Id extends string>(
  typename: string,
  idOf: (text: string) => Id | null,
  clipping: Clipping<Id>,
): void {
  kinds.set(typename, (text) => {
    const id = idOf(text);
    if (id === null) return null;
    const run = async (
      change: 'keep' | 'letGo',
      context: Context,
    ): Promise<Outcome & { thing: NodeSource }> => {
      const before = clipping.find && (await clipping.find(id, context));
      if (before === null) throw new Stop(refusal('NOT_FOUND', '見つかりませんでした'));
      const outcome = (await clipping[change](id, context)) ?? {};
      const thing = outcome.thing ?? before ?? { __typename: typename, id };
      const now: NodeSource & { clipped: boolean } = {
        ...thing,
        ...told(outcome),
        clipped: change === 'keep',
      };
      return { ...outcome, thing: now };
    };
    return {
      typename,
      id,
      keep: (context) => run('keep', context),
      letGo: (context) => run('letGo', context),
    };
  });
}

/** What the object's own fields need not ask for any more: `clipCount`, and `clipped` for `viewerHasClipped`. */
function told({ clipCount }: Outcome): { clipCount?: number } {
  return clipCount === undefined ? {} : { clipCount };
}

/** The object of a global id; BAD_USER_INPUT for what cannot be kept. */
export function targetOf(globalId: string): Target {
  const read = readGlobalId(globalId);
  const target = read && kinds.get(read.type)?.(read.rawId);
  if (!target) throw badInput('Expected the id of something that can be kept.');
  return target;
}

/** The object of a type and a raw id; BAD_USER_INPUT for what is no id. */
export function targetNamed(typename: string, rawId: string): Target {
  const target = kinds.get(typename)?.(rawId);
  if (!target) throw badInput(`Expected the raw id of a ${typename}.`);
  return target;
}
