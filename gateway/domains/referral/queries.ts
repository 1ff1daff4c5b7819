import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getReferralGuest } from '#gateway/upstream/endpoints/members.ts';

import { normalizeReferralCode } from '../account/rules.ts';

const ReferralGuest = builder.objectRef<Reply<typeof getReferralGuest>>('ReferralGuest').implement({
  description: 'The owner of a referral code, and what both sides receive.',
  fields: (t) => ({
    code: t.string({
      nonNull: true,
      description: 'The code, to be sent with `signUp`.',
      resolve: ({ code }) => code,
    }),
    displayName: t.string({
      description: 'Name to greet with.',
      resolve: ({ display_name: name }) => name,
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the person; null if there is none.',
      resolve: (guest, _args, context) =>
        toImage(guest.icon_url, context, {
          get altText() {
            return guest.display_name;
          },
        }),
    }),
    benefitTitle: t.string({
      nullable: true,
      description: 'Description of what both sides receive; null if there is no benefit at present.',
      resolve: ({ benefit_title: title }) => title,
    }),
    benefitAmount: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Worth in yen for each side; null if the benefit is not money.',
      resolve: ({ benefit_amount: amount }) => amount,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time until which the code is valid; null if it does not expire.',
      resolve: ({ expires_at: end }) => end,
    }),
  }),
});

builder.queryField('referralGuest', (t) =>
  t.field({
    type: ReferralGuest,
    nullable: true,
    personal: true,
    description:
      'The owner of a referral code; null for an unknown code. To prevent guessing, every call counts, including aliases: 20 per minute and client, then RATE_LIMITED.',
    args: {
      code: t.arg.string({
        required: true,
        description: 'The referral code; spaces, full-width and small letters are accepted.',
      }),
    },
    resolve: async (_root, { code: text }, { rest }) => {
      const code = normalizeReferralCode(text);
      return code === null ? null : nullIfNotFound(rest.get(getReferralGuest, { code }));
    },
  }),
);
