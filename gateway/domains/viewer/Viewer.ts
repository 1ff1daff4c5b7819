/** The viewer: the person or device that makes the request. */
import type { Context } from '#gateway/context.ts';
import { type NativeApp as NativeAppSource, supportsNotifications } from '#gateway/identity/claims.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection, forwardArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { parseRawId, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import { pagedInMemory, pageWindow } from '#gateway/schema/kit/paging.ts';
import { actionRefused } from '#gateway/schema/kit/userErrors.ts';
import { listRecentlyViewedHalls, listRecommendedHalls } from '#gateway/upstream/endpoints/visitor.ts';

import { Hall, HallBy } from '../hall/Hall.ts';
import { isHallAddress } from '../hall/rules.ts';
import { findHallBySlug, type HallSource, toHall } from '../hall/source.ts';

/** Carries no data; resolvers read the context. */
export interface ViewerSource {
  readonly isViewer: true;
}

export const viewer: ViewerSource = { isViewer: true };

export const missingVisitorId = actionRefused('REJECTED', '端末を確認できませんでした');

export interface ViewedHallSource extends HallSource {
  readonly viewedAt: string;
}

const { Connection: RecentlyViewedHallConnection, Edge: RecentlyViewedHallEdge } = connection<
  HallSource,
  ViewedHallSource
>('RecentlyViewedHall', Hall, {
  items: 'recently viewed halls',
  hasTotal: false,
});

export { RecentlyViewedHallEdge };

builder.objectField(RecentlyViewedHallEdge, 'viewedAt', (t) =>
  t.field({
    type: 'DateTime',
    description: 'Time of the last view.',
    resolve: ({ node }) => node.viewedAt,
  }),
);

const VIEWED_PAGE_SIZE = 20;
const MAX_RECOMMENDED = 30;

async function loadViewedHalls(context: Context): Promise<ViewedHallSource[]> {
  if (!context.visitorId) return [];
  const { halls } = await context.rest.get(listRecentlyViewedHalls, {});
  return halls.map((hall) => ({
    ...toHall(hall, context),
    get viewedAt() {
      return hall.viewed_at;
    },
  }));
}

/** Raw id of the hall being viewed; null where it does not exist. */
async function viewedHallId(by: typeof HallBy.$inferInput, context: Context): Promise<string | null> {
  if (by.id != null) return rawIdFromGlobalId('Hall', by.id);
  if (by.rawId != null) return parseRawId<'Hall'>(by.rawId);
  if (!by.slug || !isHallAddress(by.slug)) return null;
  return (await findHallBySlug(by.slug.areaSlug, by.slug.slug, context))?.id ?? null;
}

const AppPlatform = restEnum('AppPlatform', 'Operating system of the native app.', {
  ios: 'An iPhone, iPod or iPad.',
  android: 'Android.',
});

const NativeApp = builder.objectRef<NativeAppSource>('NativeApp').implement({
  description: 'The native app that sends the request, recognized by its user agent or its visitor id.',
  extensions: { personal: true },
  fields: (t) => ({
    platform: t.field({
      type: AppPlatform,
      nullable: true,
      description: 'Operating system; null if the user agent names none.',
      resolve: ({ platform }) => platform,
    }),
    version: t.string({
      nullable: true,
      description: 'Version as major.minor.patch; null if the user agent names none.',
      resolve: ({ version }) => version,
    }),
    showsNotifications: t.boolean({
      nonNull: true,
      description: "Whether the app shows the site's notices natively: since version 3.0.0.",
      resolve: (app) => supportsNotifications(app),
    }),
  }),
});

export const Viewer = builder.objectRef<ViewerSource>('Viewer').implement({
  description: 'The person or device that makes the request.',
  extensions: { personal: true },
  fields: (t) => ({
    isLoggedIn: t.boolean({
      description: 'Whether a user is signed in, by session or by the token of the native app.',
      resolve: async (_viewer, _args, context) => (await context.viewer()) !== null,
    }),
    isInApp: t.boolean({
      nonNull: true,
      description: 'Whether the request comes from the native app.',
      resolve: (_viewer, _args, { app }) => app !== null,
    }),
    app: t.field({
      type: NativeApp,
      nullable: true,
      description: 'The native app that sends the request; null in a browser.',
      resolve: (_viewer, _args, { app }) => app,
    }),
    registerUrl: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address where guests register.',
      resolve: (_viewer, _args, { site }) => `${site.url}/register`,
    }),
    recentlyViewedHalls: t.field({
      type: RecentlyViewedHallConnection,
      args: forwardArgs(VIEWED_PAGE_SIZE),
      description:
        'Halls viewed on this device, newest first, at most 30. A request without a visitor id gets a new one, for which the list is empty.',
      usesInfo: true,
      resolve: (_viewer, args, context, info) =>
        prefetchConnection(
          pagedInMemory(pageWindow(args, VIEWED_PAGE_SIZE), () => loadViewedHalls(context)),
          info,
        ),
    }),
    recommendedHalls: t.field({
      type: [Hall],
      args: {
        hallId: t.arg.id({
          description:
            'Global id of the hall being viewed, which is excluded from the result. An unknown hall counts as none.',
        }),
        hallBy: t.arg({
          type: HallBy,
          description:
            'The hall being viewed, as `hallId`, for a page that knows its address only: the request then need not wait for the hall.',
        }),
        first: t.arg.int({ defaultValue: 10, description: `Number of halls, 1 to ${MAX_RECOMMENDED}.` }),
      },
      description:
        'Halls recommended to this device, optionally related to the hall being viewed. A request without a visitor id gets a new one and the general recommendations.',
      resolve: async (_viewer, { hallId, hallBy, first }, context) => {
        const limit = first ?? 10;
        if (limit < 1 || limit > MAX_RECOMMENDED)
          throw badUserInput(`\`first\` has to lie between 1 and ${MAX_RECOMMENDED}.`);
        const by = hallBy ?? (hallId == null ? null : { id: hallId });
        if (!context.visitorId) return [];
        const hall_id = by && (await viewedHallId(by, context));
        const load = (parameters: { hall_id?: string }) => context.rest.get(listRecommendedHalls, parameters);
        const related = hall_id === null ? null : await nullIfNotFound(load({ hall_id }));
        const { halls } = related ?? (await load({}));
        return halls.slice(0, limit).map((hall) => toHall(hall, context));
      },
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nonNull: true,
    personal: true,
    description:
      'The person or device that makes the request. Never null: for a guest only `account` is null.',
    resolve: () => viewer,
  }),
);
