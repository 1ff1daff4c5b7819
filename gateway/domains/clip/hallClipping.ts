/** Keeping and letting go of halls (R43, R44). */
import type { Context } from '#gateway/context.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { createHallClip, deleteHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import {
  existingHall,
  hallById,
  type HallId,
  hallOf,
  type HallSource,
  type HallSummary,
} from '../hall/source.ts';
import { clippable } from './Clippable.ts';
import { findHallClip, hallClipOf, type HallClipRow } from './HallClip.ts';

/** Keeps a hall; null when it is kept already (409). */
async function keep(hallId: HallId, { reads }: Context): Promise<HallClipRow | null> {
  try {
    return await reads.send(createHallClip, { hall_id: hallId });
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.status === 409) return null;
    throw thrown;
  }
}

/** The count of a hall has changed: what is kept of it under its slugs is untrue as well. */
function outdateBySlug({ area_slug: area, slug }: HallSummary, { reads }: Context): void {
  if (area !== null && slug !== null) reads.outdate(getHallBySlug, { id: area, a: slug });
}

/** The hall as it is after a change; where it cannot be asked, its id alone. */
async function changedHall(id: HallId, context: Context, told?: HallSummary | null): Promise<HallSource> {
  context.reads.outdate(getHall, { id });
  const hall = told ? hallOf(told, context) : await existingHall(id, context).catch(() => null);
  if (hall?.summary) outdateBySlug(hall.summary, context);
  return hall ?? hallById(id);
}

clippable<'Hall'>('Hall', {
  async keep(id, context) {
    const made = await keep(id, context);
    const thing = await changedHall(id, context, made?.hall);
    const hallClip = async () =>
      made ? hallClipOf(made) : findHallClip(context, ({ hall_id }) => hall_id === id);
    return { thing, hallClip };
  },
  async letGo(id, context) {
    const removed = await absent(context.reads.send(deleteHallClip, { id }));
    return { thing: await changedHall(id, context), removedHallClipId: removed?.id };
  },
});
