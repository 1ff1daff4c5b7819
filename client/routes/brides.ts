import albumPageQuery from '../__generated__/AlbumPageQuery$parameters.ts';
import bridePageQuery from '../__generated__/BridePageQuery$parameters.ts';
import bridesPageQuery from '../__generated__/BridesPageQuery$parameters.ts';
import brideSearchPageQuery from '../__generated__/BrideSearchPageQuery$parameters.ts';
import pickedBridesPageQuery from '../__generated__/PickedBridesPageQuery$parameters.ts';
import themePageQuery from '../__generated__/ThemePageQuery$parameters.ts';
import themesPageQuery from '../__generated__/ThemesPageQuery$parameters.ts';
import { brideSearchOutcome, brideSearchVariables } from '../pages/BrideSearch/brideSearchRoute.ts';
import { pageNumber, pageVariables, type Address } from '../router/address.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, HOUR, MINUTE, queryRoute, type Route } from '../router/route.tsx';
import {
  albumPath,
  bridePath,
  brideSearchPath,
  bridesPath,
  pickedBridesPath,
  prefectureBridesPath,
  themePath,
  themesPath,
} from '../paths.ts';

/** Editorial lists. */
const EDITORIAL = { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY };
/** Pages a bride may hide at any time: short. */
const PROFILE = { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: HOUR };

const PREFECTURE_SLUG = /^[a-z]+$/;
/** Placeholder for the required argument of a skipped field. */
const UNUSED_SLUG = 'tokyo';

const searchWords = ({ query }: Address): string | null => query.get('query')?.trim() || null;

/** Featured brides of the whole country or, with a slug in the path, of one prefecture. */
function brides(path: PathPattern<{ prefectureSlug?: string }>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Brides/BridesPage.tsx',
    load: () => import('../pages/Brides/BridesPage.tsx'),
    query: bridesPageQuery,
    variables({ params: { prefectureSlug } }) {
      if (prefectureSlug !== undefined && !PREFECTURE_SLUG.test(prefectureSlug)) return null;
      return {
        prefectureSlug: prefectureSlug ?? null,
        weddingsOf: prefectureSlug ?? UNUSED_SLUG,
        isOfPrefecture: prefectureSlug !== undefined,
      };
    },
    outcome({ picked, options }, { params: { prefectureSlug } }) {
      const isKnown =
        prefectureSlug === undefined ||
        !options?.prefectures ||
        options.prefectures.some(({ slug }) => slug === prefectureSlug);
      if (!isKnown) return { kind: 'missing' };
      if (!picked) throw new Error('Failed to load the brides');
      return { kind: 'found' };
    },
    cache: EDITORIAL,
  });
}

/** Brides, albums and themes. */
export const routes: readonly Route[] = [
  brides(bridesPath),
  brides(prefectureBridesPath),
  queryRoute({
    path: pickedBridesPath,
    chunk: 'client/pages/Brides/PickedBridesPage.tsx',
    load: () => import('../pages/Brides/PickedBridesPage.tsx'),
    query: pickedBridesPageQuery,
    variables: pageVariables,
    outcome: ({ pickedBrides }) => ({ kind: pickedBrides.nodes.length > 0 ? 'found' : 'missing' }),
    cache: EDITORIAL,
  }),
  queryRoute({
    path: brideSearchPath,
    chunk: 'client/pages/BrideSearch/BrideSearchPage.tsx',
    load: () => import('../pages/BrideSearch/BrideSearchPage.tsx'),
    query: brideSearchPageQuery,
    variables: brideSearchVariables,
    outcome: brideSearchOutcome,
    cache: PROFILE,
  }),
  queryRoute({
    path: themesPath,
    chunk: 'client/pages/Themes/ThemesPage.tsx',
    load: () => import('../pages/Themes/ThemesPage.tsx'),
    query: themesPageQuery,
    variables({ address }) {
      const page = pageNumber(address);
      return page === null ? null : { page, query: searchWords(address) };
    },
    // A search without results is found; a page past the last one is not.
    outcome({ themeTags }, { address }) {
      const isPastEnd = themeTags.nodes.length === 0 && pageNumber(address) !== 1;
      return { kind: isPastEnd ? 'missing' : 'found' };
    },
    cache: EDITORIAL,
  }),
  queryRoute({
    path: themePath,
    chunk: 'client/pages/Themes/ThemePage.tsx',
    load: () => import('../pages/Themes/ThemePage.tsx'),
    query: themePageQuery,
    variables({ address, params: { rawId } }) {
      const page = pageNumber(address);
      return page === null ? null : { by: { rawId }, page, query: searchWords(address) };
    },
    outcome({ themeTag }, { address }) {
      const isPastEnd = themeTag?.brides.nodes.length === 0 && pageNumber(address) !== 1;
      return { kind: themeTag && !isPastEnd ? 'found' : 'missing' };
    },
    cache: EDITORIAL,
  }),
  queryRoute({
    path: bridePath,
    chunk: 'client/pages/Bride/BridePage.tsx',
    load: () => import('../pages/Bride/BridePage.tsx'),
    query: bridePageQuery,
    sections: () => import('../pages/Bride/brideSections.ts'),
    variables: ({ params: { rawId } }) => ({ by: { rawId } }),
    outcome: ({ bride }) => ({ kind: bride ? 'found' : 'missing' }),
    cache: PROFILE,
  }),
  queryRoute({
    path: albumPath,
    chunk: 'client/pages/Album/AlbumPage.tsx',
    load: () => import('../pages/Album/AlbumPage.tsx'),
    query: albumPageQuery,
    variables: ({ params: { rawId } }) => ({ by: { rawId } }),
    outcome: ({ album }) => ({ kind: album ? 'found' : 'missing' }),
    cache: PROFILE,
  }),
];
