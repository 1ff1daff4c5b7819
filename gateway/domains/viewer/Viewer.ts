/** The person or device asking: who is logged in, what the device looked at. */
import type { Context } from '#gateway/context.ts';
import { showsNotifications, type NativeApp as NativeAppSource } from '#gateway/identity/app.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection, forwardArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { rawIdFor } from '#gateway/schema/kit/ids.ts';
import { pagedWhole, windowOf } from '#gateway/schema/kit/paging.ts';
import { listRecentlyViewedHalls, listRecommendedHalls } from '#gateway/upstream/endpoints/visitor.ts';

import { Account } from '../account/Account.ts';
import { viewersAccount } from '../account/source.ts';
import { Hall } from '../hall/Hall.ts';
import { hallOf, type HallSource } from '../hall/source.ts';

/** The viewer holds nothing itself: everything about it is in the context. */
export interface ViewerSource {
  readonly isViewer: true;
}

/** The one viewer of a request. */
export const viewer: ViewerSource = { isViewer: true };

/** A hall the visitor looked at, with the time. */
export interface ViewedHallSource extends HallSource {
  readonly viewedAt: string;
}

export const { Connection: RecentlyViewedHallConnection, Edge: RecentlyViewedHallEdge } = connection<
  HallSource,
  ViewedHallSource
>('RecentlyViewedHall', Hall, {
  of: 'halls the visitor looked at',
  counted: false,
});

builder.objectField(RecentlyViewedHallEdge, 'viewedAt', (t) =>
  t.field({
    type: 'DateTime',
    description: 'When the visitor last looked at it.',
    resolve: ({ node }) => node.viewedAt,
  }),
);

/** Halls on a page of the product's list of viewed halls. */
const VIEWED = 20;
const MOST_RECOMMENDED = 30;

async function viewedHalls(context: Context): Promise<ViewedHallSource[]> {
  if (!context.visitorId) return [];
  const { halls } = await context.reads.get(listRecentlyViewedHalls, {});
  return halls.map((hall) => ({ ...hallOf(hall, context), viewedAt: hall.viewed_at }));
}

const AppPlatform = wordEnum('AppPlatform', 'System the native app runs on.', {
  ios: 'An iPhone, iPod or iPad.',
  android: 'Android.',
});

const NativeApp = builder.objectRef<NativeAppSource>('NativeApp').implement({
  description: 'The native app a request comes from, told by its user agent or its kind of visitor id.',
  extensions: { personal: true },
  fields: (t) => ({
    platform: t.field({
      type: AppPlatform,
      nullable: true,
      description: 'System it runs on; null where the user agent names neither.',
      resolve: ({ platform }) => platform,
    }),
    version: t.string({
      nullable: true,
      description: 'Its version as major.minor.patch; null where the user agent tells none.',
      resolve: ({ version }) => version,
    }),
    showsNotifications: t.boolean({
      infallible: true,
      description: 'Whether it shows notices of the site in its own way: from version 3.0.0.',
      resolve: (app) => showsNotifications(app),
    }),
  }),
});

export const Viewer = builder.objectRef<ViewerSource>('Viewer').implement({
  description: 'The person or device asking.',
  extensions: { personal: true },
  fields: (t) => ({
    isLoggedIn: t.boolean({
      description: 'Whether a user is logged in, proven by the session or by the token of the native app.',
      resolve: async (_viewer, _args, context) => (await context.viewer()) !== null,
    }),
    isInApp: t.boolean({
      infallible: true,
      description: 'Whether the request comes from the native app.',
      resolve: (_viewer, _args, { app }) => app !== null,
    }),
    app: t.field({
      type: NativeApp,
      nullable: true,
      description: 'The native app the request comes from; null in a browser.',
      resolve: (_viewer, _args, { app }) => app,
    }),
    account: t.field({
      type: Account,
      nullable: true,
      description:
        'The logged-in user; null for a guest. When the session could not be proven it is null with an entry in `errors`.',
      resolve: (_viewer, _args, context) => viewersAccount(context),
    }),
    registerUrl: t.field({
      type: 'URL',
      infallible: true,
      description: 'Where a guest registers.',
      resolve: (_viewer, _args, { site }) => `${site.url}/register`,
    }),
    recentlyViewedHalls: t.field({
      type: RecentlyViewedHallConnection,
      args: forwardArgs(VIEWED),
      description:
        'Halls this device looked at, newest first, at most 30 (R78); empty for a device without a visitor id.',
      resolve: (_viewer, args, context, info) =>
        startPage(
          pagedWhole(windowOf(args, VIEWED), () => viewedHalls(context)),
          info,
        ),
    }),
    recommendedHalls: t.field({
      type: [Hall],
      args: {
        hallId: t.arg.id({
          description: 'Global id of the hall being viewed, which is then not among them.',
        }),
        first: t.arg.int({ defaultValue: 10, description: `How many, 1 to ${MOST_RECOMMENDED}.` }),
      },
      description:
        'Halls recommended to this device, optionally around the hall being viewed (R77); empty for a device without a visitor id.',
      resolve: async (_viewer, { hallId, first }, context) => {
        const wanted = first ?? 10;
        if (wanted < 1 || wanted > MOST_RECOMMENDED)
          throw badInput(`\`first\` has to lie between 1 and ${MOST_RECOMMENDED}.`);
        const around = hallId == null ? {} : { hall_id: rawIdFor('Hall', hallId) };
        if (!context.visitorId) return [];
        const { halls } = await context.reads.get(listRecommendedHalls, around);
        return halls.slice(0, wanted).map((hall) => hallOf(hall, context));
      },
    }),
  }),
});
