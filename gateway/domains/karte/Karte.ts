/** The karte: the user's wishes, as recorded by the product. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getUserKarte } from '#gateway/upstream/endpoints/members.ts';
import { getSearchProps } from '#gateway/upstream/endpoints/search.ts';

import { Account, WeddingRole } from '../account/Account.ts';
import { RingChoice } from '../brand/Ring.ts';
import { Prefecture, type PrefectureSource } from '../place/Place.ts';
import { CustomerStatus } from '../review/Review.ts';

const PurchaseStatus = restEnum('PurchaseStatus', 'Whether something has been bought.', {
  purchased: 'Bought.',
  not_purchased: 'Not bought.',
  under_consideration: 'Under consideration.',
});

const PaymentTiming = builder.enumType('PaymentTiming', {
  description: 'Time of payment for a wedding.',
  values: {
    PREPAY: { value: 1, description: 'Before the wedding day (前払い).' },
    ON_THE_DAY: { value: 2, description: 'On the wedding day (当日払い).' },
    POSTPAY: { value: 3, description: 'After the wedding day (後払い).' },
  },
});

type KarteRow = Reply<typeof getUserKarte>;

const UserKarte = builder.objectRef<KarteRow>('UserKarte').implement({
  description: "The user's wishes as recorded by the product. Every field may be null.",
  extensions: { personal: true },
  fields: (t) => ({
    customerStatus: t.field({
      type: CustomerStatus,
      nullable: true,
      description: 'How far the user has come with halls; null if unknown.',
      resolve: ({ customer_status: status }) => status,
    }),
    weddingRole: t.field({
      type: WeddingRole,
      nullable: true,
      description: 'Role in the wedding; null if unknown.',
      resolve: ({ wedding_role: role }) => role,
    }),
    weddingMonth: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Desired month of the wedding, as its first day; null if unknown.',
      resolve: ({ wedding_month: month }) => month,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Expected number of guests; null if unknown.',
      resolve: ({ guest_count: guests }) => guests,
    }),
    budgetBand: t.int({
      nullable: true,
      description: 'Budget band, 0 (undecided) to 6 (highest); null if unknown.',
      resolve: ({ budget_band: band }) => band,
    }),
    ringChoice: t.field({
      type: RingChoice,
      nullable: true,
      description: 'Kind of rings the user is looking for; null if unknown.',
      resolve: ({ ring_choice: choice }) => choice,
    }),
    ringPurchaseStatus: t.field({
      type: PurchaseStatus,
      nullable: true,
      description: 'Whether the rings have been bought; null if unknown.',
      resolve: ({ purchase_status: status }) => status,
    }),
    paymentTiming: t.field({
      type: PaymentTiming,
      nullable: true,
      description: 'Intended time of payment; null if unknown.',
      resolve: ({ payment_timing: timing }) => timing,
    }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      description: 'Desired prefecture of the wedding; null if unknown.',
      resolve: async ({ prefecture_slug: slug }, _args, { rest }): Promise<PrefectureSource | null> => {
        if (slug === null) return null;
        const { prefectures } = await rest.get(getSearchProps, {});
        const [, name, areaSlug] = prefectures.find(([known]) => known === slug) ?? [];
        return name === undefined ? null : { slug, name, areaSlug: areaSlug ?? null };
      },
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: ({ updated_at: at }) => at,
    }),
  }),
});

builder.objectField(Account, 'karte', (t) =>
  t.field({
    type: UserKarte,
    nullable: true,
    description: "The user's karte; null if there is none.",
    resolve: (_account, _args, { rest }) => nullIfNotFound(rest.get(getUserKarte, {})),
  }),
);
