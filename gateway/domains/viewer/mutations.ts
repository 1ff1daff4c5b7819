/** What the visitor's device reports: viewed halls and the first referrer. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import type { Edge } from '#gateway/schema/kit/paging.ts';
import { isWebUrl } from '#gateway/html/sanitize.ts';
import { payloadType, runMutation, UserErrorException } from '#gateway/schema/kit/userErrors.ts';
import { recordHallView, recordVisitorReferrer } from '#gateway/upstream/endpoints/visitor.ts';

import { hallById } from '../hall/source.ts';
import { missingVisitorId, RecentlyViewedHallEdge, type ViewedHallSource } from './Viewer.ts';

const MAX_REFERRER_LENGTH = 2048;

/** The first 2,048 characters, if they are an http(s) address; null otherwise. */
export function normalizeReferrer(referrer: string): string | null {
  const truncated = referrer.slice(0, MAX_REFERRER_LENGTH);
  return isWebUrl(truncated) ? truncated : null;
}

const RecordHallViewInput = builder.inputType('RecordHallViewInput', {
  description: 'A viewed hall.',
  fields: (t) => ({ hallId: t.id({ required: true, description: 'Global id of the hall.' }) }),
});

const RecordHallViewPayload = payloadType<Edge<ViewedHallSource>>(
  'RecordHallViewPayload',
  'Result of `recordHallView`.',
);

builder.objectField(RecordHallViewPayload, 'recentlyViewedHallEdge', (t) =>
  t.field({
    type: RecentlyViewedHallEdge,
    nullable: true,
    description: 'Edge to prepend to `viewer.recentlyViewedHalls`; null if the mutation failed.',
    resolve: ({ result }) => result,
  }),
);

const RecordVisitorReferrerInput = builder.inputType('RecordVisitorReferrerInput', {
  description: "The visitor's referrer.",
  fields: (t) => ({
    referrer: t.field({
      type: 'URL',
      required: true,
      description: 'Address of the referring page, http or https; cut to 2,048 characters.',
    }),
  }),
});

const RecordVisitorReferrerPayload = payloadType<{ isRecorded: boolean }>(
  'RecordVisitorReferrerPayload',
  'Result of `recordVisitorReferrer`.',
);

builder.objectField(RecordVisitorReferrerPayload, 'isRecorded', (t) =>
  t.boolean({
    nonNull: true,
    description: 'Whether the referrer was recorded.',
    resolve: ({ result }) => result?.isRecorded ?? false,
  }),
);

builder.mutationFields((t) => ({
  recordHallView: t.field({
    type: RecordHallViewPayload,
    nullable: true,
    description:
      'Records that this device viewed a hall, which then comes first in `viewer.recentlyViewedHalls`. Sent once, never retried.',
    args: { input: t.arg({ type: RecordHallViewInput, required: true, description: 'The hall.' }) },
    resolve: (_root, { input }, { rest, visitorId }) =>
      runMutation(async () => {
        const id = rawIdFromGlobalId('Hall', input.hallId);
        if (!visitorId) throw new UserErrorException(missingVisitorId);
        const view = await rest.send(recordHallView, { hall_id: id });
        const node = {
          ...hallById(id),
          get viewedAt() {
            return view.viewed_at;
          },
        };
        return { offset: 0, node };
      }),
  }),
  recordVisitorReferrer: t.field({
    type: RecordVisitorReferrerPayload,
    nullable: true,
    description: 'Records the page from which this device first came.',
    args: { input: t.arg({ type: RecordVisitorReferrerInput, required: true, description: 'The page.' }) },
    resolve: (_root, { input }, { rest, visitorId }) =>
      runMutation(
        async () => {
          const referer = normalizeReferrer(input.referrer);
          if (!visitorId || !referer) throw new UserErrorException(missingVisitorId);
          return { isRecorded: (await rest.send(recordVisitorReferrer, { referer })).result };
        },
        { referer: 'referrer' },
      ),
  }),
}));
