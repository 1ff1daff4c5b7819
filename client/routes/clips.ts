import brandsPageQuery from '../__generated__/BrandsPageQuery$parameters.ts';
import clipSharePageQuery from '../__generated__/ClipSharePageQuery$parameters.ts';
import clipsPageQuery from '../__generated__/ClipsPageQuery$parameters.ts';
import hallComparePageQuery from '../__generated__/HallComparePageQuery$parameters.ts';
import ringsPageQuery from '../__generated__/RingsPageQuery$parameters.ts';
import sharedClipsPageQuery from '../__generated__/SharedClipsPageQuery$parameters.ts';
import type { BrandsPageQuery } from '../__generated__/BrandsPageQuery.graphql.ts';
import type { ClipSharePageQuery } from '../__generated__/ClipSharePageQuery.graphql.ts';
import type { ClipsPageQuery } from '../__generated__/ClipsPageQuery.graphql.ts';
import type { HallComparePageQuery } from '../__generated__/HallComparePageQuery.graphql.ts';
import type { RingsPageQuery } from '../__generated__/RingsPageQuery.graphql.ts';
import type { SharedClipsPageQuery } from '../__generated__/SharedClipsPageQuery.graphql.ts';
import { listOutcome, listVariables } from '../pages/Brands/listAddress.ts';
import { clipsVariables } from '../pages/Clips/clipsAddress.ts';
import { shareVariables } from '../pages/ClipShare/shareAddress.ts';
import { compareOutcome, compareVariables } from '../pages/HallCompare/compareAddress.ts';
import { sharedOutcome, sharedVariables } from '../pages/SharedClips/sharedAddress.ts';
import { memberOutcome } from '../components/account/memberOutcome.ts';
import { page, type Route } from '../router/page.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long lists of brands and rings may be served. */
const CATALOGUE = { fresh: 10 * MINUTE, swr: HOUR, sie: DAY };

/** The lists of what a member keeps. */
function clips(path: string): Route {
  return page<ClipsPageQuery>({
    path,
    chunk: 'client/pages/Clips/ClipsPage.tsx',
    load: () => import('../pages/Clips/ClipsPage.tsx'),
    query: clipsPageQuery,
    variables: clipsVariables,
    outcome: memberOutcome,
    cache: 'personal',
  });
}

/** What people keep, share and compare, and the brands and rings there are to keep. */
export const routes: readonly Route[] = [
  page<ClipSharePageQuery>({
    path: '/mypage/clips/share',
    chunk: 'client/pages/ClipShare/ClipSharePage.tsx',
    load: () => import('../pages/ClipShare/ClipSharePage.tsx'),
    query: clipSharePageQuery,
    variables: shareVariables,
    outcome: memberOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  clips('/mypage/clips'),
  clips('/mypage/clips/:kind<articles|brides|brands|rings>'),
  page<SharedClipsPageQuery>({
    path: '/clips/shared/:hash',
    chunk: 'client/pages/SharedClips/SharedClipsPage.tsx',
    load: () => import('../pages/SharedClips/SharedClipsPage.tsx'),
    query: sharedClipsPageQuery,
    variables: sharedVariables,
    outcome: sharedOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  page<HallComparePageQuery>({
    path: '/halls/compare',
    chunk: 'client/pages/HallCompare/HallComparePage.tsx',
    load: () => import('../pages/HallCompare/HallComparePage.tsx'),
    query: hallComparePageQuery,
    variables: compareVariables,
    outcome: compareOutcome,
    cache: { fresh: MINUTE, swr: HOUR, sie: DAY },
  }),
  page<BrandsPageQuery>({
    path: '/brands/',
    chunk: 'client/pages/Brands/BrandsPage.tsx',
    load: () => import('../pages/Brands/BrandsPage.tsx'),
    query: brandsPageQuery,
    variables: listVariables,
    outcome: ({ brands }) => listOutcome(brands?.nodes),
    cache: CATALOGUE,
  }),
  page<RingsPageQuery>({
    path: '/rings/',
    chunk: 'client/pages/Brands/RingsPage.tsx',
    load: () => import('../pages/Brands/RingsPage.tsx'),
    query: ringsPageQuery,
    variables: listVariables,
    outcome: ({ rings }) => listOutcome(rings?.nodes),
    cache: CATALOGUE,
  }),
];
