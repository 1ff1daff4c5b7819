import myPageQuery from '../__generated__/MyPageQuery$parameters.ts';
import referralPageQuery from '../__generated__/ReferralPageQuery$parameters.ts';
import type { MyPageQuery } from '../__generated__/MyPageQuery.graphql.ts';
import type { ReferralPageQuery } from '../__generated__/ReferralPageQuery.graphql.ts';
import { memberOutcome } from '../pages/MyPage/memberOutcome.ts';
import { page, type Route } from '../router/page.tsx';

/** What belongs to one member, and the way in by a referral code: pages made for one viewer. */
export const routes: readonly Route[] = [
  page<MyPageQuery>({
    path: '/mypage',
    chunk: 'client/pages/MyPage/MyPage.tsx',
    load: () => import('../pages/MyPage/MyPage.tsx'),
    query: myPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  page<ReferralPageQuery>({
    path: '/referral/:code',
    chunk: 'client/pages/Referral/ReferralPage.tsx',
    load: () => import('../pages/Referral/ReferralPage.tsx'),
    query: referralPageQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
  }),
];
