/** The person behind a referral code (R31). */
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { getReferralGuest } from '#gateway/upstream/endpoints/members.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { referralCodeOf } from './rules.ts';

const ReferralGuest = builder.objectRef<Reply<typeof getReferralGuest>>('ReferralGuest').implement({
  description: 'The person behind a referral code: who invites, and what both sides get.',
  fields: (t) => ({
    code: t.string({
      infallible: true,
      description: 'The code, to be sent along with `signUp`.',
      resolve: ({ code }) => code,
    }),
    displayName: t.string({
      description: 'Name to greet with.',
      resolve: ({ display_name: name }) => name,
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the person; null where there is none.',
      resolve: ({ icon_url: address, display_name: name }) => imageAt(address, { shows: { name } }),
    }),
    benefitTitle: t.string({
      nullable: true,
      description: 'What both sides get, in words; null where there is nothing to get at present.',
      resolve: ({ benefit_title: title }) => title,
    }),
    benefitAmount: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Worth of it for each side; null where it is not money.',
      resolve: ({ benefit_amount: amount }) => amount,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the code can be used; null for a code without end.',
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
      'The person behind a referral code (R31); null for a code that is nobody’s. Codes could be guessed, so each call counts, aliases too: 20 a minute per client, then RATE_LIMITED.',
    args: {
      code: t.arg.string({
        required: true,
        description: 'The code as it was passed on; spaces and full-width letters are forgiven.',
      }),
    },
    resolve: async (_root, { code: given }, { reads }) => {
      const code = referralCodeOf(given);
      return code === null ? null : absent(reads.get(getReferralGuest, { code }));
    },
  }),
);
