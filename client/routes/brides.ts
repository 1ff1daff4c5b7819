import albumPageQuery from '../__generated__/AlbumPageQuery$parameters.ts';
import bridePageQuery from '../__generated__/BridePageQuery$parameters.ts';
import bridesPageQuery from '../__generated__/BridesPageQuery$parameters.ts';
import pickedBridesPageQuery from '../__generated__/PickedBridesPageQuery$parameters.ts';
import themePageQuery from '../__generated__/ThemePageQuery$parameters.ts';
import themesPageQuery from '../__generated__/ThemesPageQuery$parameters.ts';
import type { AlbumPageQuery } from '../__generated__/AlbumPageQuery.graphql.ts';
import type { BridePageQuery } from '../__generated__/BridePageQuery.graphql.ts';
import type { BridesPageQuery } from '../__generated__/BridesPageQuery.graphql.ts';
import type { PickedBridesPageQuery } from '../__generated__/PickedBridesPageQuery.graphql.ts';
import type { ThemePageQuery } from '../__generated__/ThemePageQuery.graphql.ts';
import type { ThemesPageQuery } from '../__generated__/ThemesPageQuery.graphql.ts';
import { albumOutcome, albumVariables } from '../pages/Album/albumAddress.ts';
import { brideOutcome, brideVariables } from '../pages/Bride/brideAddress.ts';
import {
  bridesOutcome,
  bridesVariables,
  pickedOutcome,
  pickedVariables,
} from '../pages/Brides/bridesAddress.ts';
import {
  themeOutcome,
  themesOutcome,
  themesVariables,
  themeVariables,
} from '../pages/Themes/themesAddress.ts';
import { page, type Route } from '../router/page.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the editors choose. */
const CHOSEN = { fresh: 5 * MINUTE, swr: HOUR, sie: DAY };
/** What a person shows, and may hide at any time: never served for long without asking again. */
const OWN = { fresh: MINUTE, swr: 5 * MINUTE, sie: HOUR };

function brides(path: string): Route {
  return page<BridesPageQuery>({
    path,
    chunk: 'client/pages/Brides/BridesPage.tsx',
    load: () => import('../pages/Brides/BridesPage.tsx'),
    query: bridesPageQuery,
    variables: bridesVariables,
    outcome: bridesOutcome,
    cache: CHOSEN,
  });
}

/** Brides, their albums and themes. */
export const routes: readonly Route[] = [
  brides('/brides'),
  brides('/brides/pref/:prefectureSlug'),
  page<PickedBridesPageQuery>({
    path: '/brides/picked',
    chunk: 'client/pages/Brides/PickedBridesPage.tsx',
    load: () => import('../pages/Brides/PickedBridesPage.tsx'),
    query: pickedBridesPageQuery,
    variables: pickedVariables,
    outcome: pickedOutcome,
    cache: CHOSEN,
  }),
  page<ThemesPageQuery>({
    path: '/brides/themes',
    chunk: 'client/pages/Themes/ThemesPage.tsx',
    load: () => import('../pages/Themes/ThemesPage.tsx'),
    query: themesPageQuery,
    variables: themesVariables,
    outcome: themesOutcome,
    cache: CHOSEN,
  }),
  page<ThemePageQuery>({
    path: '/brides/themes/:rawId<\\d+>',
    chunk: 'client/pages/Themes/ThemePage.tsx',
    load: () => import('../pages/Themes/ThemePage.tsx'),
    query: themePageQuery,
    variables: themeVariables,
    outcome: themeOutcome,
    cache: CHOSEN,
  }),
  page<BridePageQuery>({
    path: '/brides/:rawId<\\d+>',
    chunk: 'client/pages/Bride/BridePage.tsx',
    load: () => import('../pages/Bride/BridePage.tsx'),
    query: bridePageQuery,
    variables: brideVariables,
    outcome: brideOutcome,
    cache: OWN,
  }),
  page<AlbumPageQuery>({
    path: '/albums/:rawId<\\d+>',
    chunk: 'client/pages/Album/AlbumPage.tsx',
    load: () => import('../pages/Album/AlbumPage.tsx'),
    query: albumPageQuery,
    variables: albumVariables,
    outcome: albumOutcome,
    cache: OWN,
  }),
];
