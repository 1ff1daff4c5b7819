/** What a visitor's device tells: the hall it looks at, the page it came from. */
import { builder } from '#gateway/schema/builder.ts';
import { rawIdFor } from '#gateway/schema/kit/ids.ts';
import type { Edge } from '#gateway/schema/kit/paging.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { recordHallView, recordVisitorReferrer } from '#gateway/upstream/endpoints/visitor.ts';

import { hallById } from '../hall/source.ts';
import { referrerToKeep } from './rules.ts';
import { RecentlyViewedHallEdge, type ViewedHallSource } from './Viewer.ts';

const noVisitor = refusal('REJECTED', '端末を確認できませんでした');

const RecordHallViewInput = builder.inputType('RecordHallViewInput', {
  description: 'A hall the visitor looks at.',
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
    description: 'Edge to put in front of `viewer.recentlyViewedHalls`.',
    resolve: ({ done }) => done,
  }),
);

const RecordVisitorReferrerInput = builder.inputType('RecordVisitorReferrerInput', {
  description: 'From where the visitor came.',
  fields: (t) => ({
    referrer: t.field({
      type: 'URL',
      required: true,
      description: 'Address of the page that led here, http or https; cut to 2,048 characters.',
    }),
  }),
});

const RecordVisitorReferrerPayload = payloadType<{ isRecorded: boolean }>(
  'RecordVisitorReferrerPayload',
  'Result of `recordVisitorReferrer`.',
);

builder.objectField(RecordVisitorReferrerPayload, 'isRecorded', (t) =>
  t.boolean({
    infallible: true,
    description: 'Whether it was recorded.',
    resolve: ({ done }) => done?.isRecorded ?? false,
  }),
);

builder.mutationFields((t) => ({
  recordHallView: t.field({
    type: RecordHallViewPayload,
    nullable: true,
    description:
      'Tells that this device looks at a hall (R98), so that it leads `viewer.recentlyViewedHalls`. Sent once, never repeated.',
    args: { input: t.arg({ type: RecordHallViewInput, required: true, description: 'Which hall.' }) },
    resolve: (_root, { input }, { reads, visitorId }) =>
      attempt(async () => {
        const id = rawIdFor('Hall', input.hallId);
        if (!visitorId) throw new Stop(noVisitor);
        const { viewed_at: viewedAt } = await reads.send(recordHallView, { hall_id: id });
        return { offset: 0, node: { ...hallById(id), viewedAt } };
      }),
  }),
  recordVisitorReferrer: t.field({
    type: RecordVisitorReferrerPayload,
    nullable: true,
    description: 'Tells from which page this device first came (R99).',
    args: { input: t.arg({ type: RecordVisitorReferrerInput, required: true, description: 'The page.' }) },
    resolve: (_root, { input }, { reads, visitorId }) =>
      attempt(async () => {
        const referer = referrerToKeep(input.referrer);
        if (!visitorId || !referer) throw new Stop(noVisitor);
        return { isRecorded: (await reads.send(recordVisitorReferrer, { referer })).result };
      }),
  }),
}));
