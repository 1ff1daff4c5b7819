/** The karte: what the product knows about a user's wishes (R89). */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { getUserKarte } from '#gateway/upstream/endpoints/members.ts';
import { getSearchProps } from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { RingChoice } from '../brand/Ring.ts';
import { Prefecture, type PrefectureSource } from '../place/Place.ts';
import { CustomerStatus } from '../review/Review.ts';
import { Account, WeddingRole } from './Account.ts';

const PurchaseStatus = wordEnum('PurchaseStatus', 'Whether something was bought.', {
  purchased: 'Bought.',
  not_purchased: 'Not bought.',
  under_consideration: 'Being considered.',
});

const PaymentTiming = builder.enumType('PaymentTiming', {
  description: 'When a wedding is paid.',
  values: {
    PREPAY: { value: 1, description: 'Before the day (前払い).' },
    ON_THE_DAY: { value: 2, description: 'On the day (当日払い).' },
    POSTPAY: { value: 3, description: 'Afterwards (後払い).' },
  },
});

type KarteRow = Reply<typeof getUserKarte>;

const UserKarte = builder.objectRef<KarteRow>('UserKarte').implement({
  description: "What the product knows about a user's wishes. Every answer may be missing.",
  extensions: { personal: true },
  fields: (t) => ({
    customerStatus: t.field({
      type: CustomerStatus,
      nullable: true,
      description: 'How far the user has come with halls; null where not told.',
      resolve: ({ customer_status: status }) => status,
    }),
    weddingRole: t.field({
      type: WeddingRole,
      nullable: true,
      description: 'Role in the wedding; null where not told.',
      resolve: ({ wedding_role: role }) => role,
    }),
    weddingMonth: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Month wished for, as its first day; null where not told.',
      resolve: ({ wedding_month: month }) => month,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests expected; null where not told.',
      resolve: ({ guest_count: guests }) => guests,
    }),
    budgetBand: t.int({
      nullable: true,
      description: 'Budget band, 0 (not decided) to 6 (the most); null where not told.',
      resolve: ({ budget_band: band }) => band,
    }),
    ringChoice: t.field({
      type: RingChoice,
      nullable: true,
      description: 'Which rings the user looks for; null where not told.',
      resolve: ({ ring_choice: choice }) => choice,
    }),
    ringPurchaseStatus: t.field({
      type: PurchaseStatus,
      nullable: true,
      description: 'Whether the rings were bought; null where not told.',
      resolve: ({ purchase_status: status }) => status,
    }),
    paymentTiming: t.field({
      type: PaymentTiming,
      nullable: true,
      description: 'When the user means to pay; null where not told.',
      resolve: ({ payment_timing: timing }) => timing,
    }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      description: 'Where the wedding is to be; null where not told.',
      resolve: async ({ prefecture_slug: slug }, _args, { reads }): Promise<PrefectureSource | null> => {
        if (slug === null) return null;
        const { prefectures } = await reads.get(getSearchProps, {});
        const [, name, areaSlug] = prefectures.find(([known]) => known === slug) ?? [];
        return name === undefined ? null : { slug, name, areaSlug: areaSlug ?? null };
      },
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When anything of it last changed.',
      resolve: ({ updated_at: at }) => at,
    }),
  }),
});

builder.objectField(Account, 'karte', (t) =>
  t.field({
    type: UserKarte,
    nullable: true,
    description: "What the product knows about the user's wishes (R89); null when nothing.",
    resolve: (_account, _args, { reads }) => absent(reads.get(getUserKarte, {})),
  }),
);
