import brandsPageQuery from '../__generated__/BrandsPageQuery$parameters.ts';
import clipPageQuery from '../__generated__/ClipPageQuery$parameters.ts';
import clipSharePageQuery from '../__generated__/ClipSharePageQuery$parameters.ts';
import clipsPageQuery from '../__generated__/ClipsPageQuery$parameters.ts';
import hallComparePageQuery from '../__generated__/HallComparePageQuery$parameters.ts';
import ringsPageQuery from '../__generated__/RingsPageQuery$parameters.ts';
import sharedClipsPageQuery from '../__generated__/SharedClipsPageQuery$parameters.ts';
import { clipsVariables, type ClipsParts } from '../pages/Clips/clipsRoute.ts';
import { compareOutcome, compareVariables } from '../pages/HallCompare/hallCompareRoute.ts';
import { memberOutcome } from '../components/account/access.ts';
import { pageNumber, pageVariables } from '../router/address.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, HOUR, MINUTE, queryRoute, type Route, type RouteOutcome } from '../router/route.tsx';
import {
  brandsPath,
  clipPath,
  clipSharePath,
  clipsOfKindPath,
  clipsPath,
  hallComparePath,
  ringsPath,
  sharedClipsPath,
} from '../paths.ts';

const CATALOG = { fresh: 10 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY };

/** Past the last page: missing. */
function listOutcome(nodes: readonly unknown[] | null | undefined): RouteOutcome {
  if (!nodes) throw new Error('Failed to load the list');
  return { kind: nodes.length > 0 ? 'found' : 'missing' };
}

/** A member's clips of one kind. */
function clips(path: PathPattern<ClipsParts>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Clips/ClipsPage.tsx',
    load: () => import('../pages/Clips/ClipsPage.tsx'),
    query: clipsPageQuery,
    variables: clipsVariables,
    outcome: memberOutcome,
    cache: 'personal',
  });
}

/** Clips, shared lists, hall comparison, brands and rings. */
export const routes: readonly Route[] = [
  queryRoute({
    path: clipPath,
    chunk: 'client/pages/Clip/ClipPage.tsx',
    load: () => import('../pages/Clip/ClipPage.tsx'),
    query: clipPageQuery,
    variables({ address }) {
      const id = address.query.get('id');
      return id ? { id } : null;
    },
    outcome: (data) => (data.node ? memberOutcome(data) : { kind: 'missing' }),
    cache: 'personal',
  }),
  queryRoute({
    path: clipSharePath,
    chunk: 'client/pages/ClipShare/ClipSharePage.tsx',
    load: () => import('../pages/ClipShare/ClipSharePage.tsx'),
    query: clipSharePageQuery,
    // With `?list=` an existing list is edited, else a new one is created.
    variables({ address }) {
      const hash = address.query.get('list') ?? '';
      return { hash, isKnown: hash !== '' };
    },
    outcome: memberOutcome,
    cache: 'personal',
    hasSecretAddress: true,
  }),
  clips(clipsPath),
  clips(clipsOfKindPath),
  queryRoute({
    path: sharedClipsPath,
    chunk: 'client/pages/SharedClips/SharedClipsPage.tsx',
    load: () => import('../pages/SharedClips/SharedClipsPage.tsx'),
    query: sharedClipsPageQuery,
    variables({ address, params: { hash } }) {
      const page = pageNumber(address);
      return page === null ? null : { hash, page };
    },
    outcome: ({ hallClipShare }) => ({ kind: hallClipShare ? 'found' : 'missing' }),
    cache: 'personal',
    hasSecretAddress: true,
  }),
  queryRoute({
    path: hallComparePath,
    chunk: 'client/pages/HallCompare/HallComparePage.tsx',
    load: () => import('../pages/HallCompare/HallComparePage.tsx'),
    query: hallComparePageQuery,
    variables: compareVariables,
    outcome: compareOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  }),
  queryRoute({
    path: brandsPath,
    chunk: 'client/pages/Brands/BrandsPage.tsx',
    load: () => import('../pages/Brands/BrandsPage.tsx'),
    query: brandsPageQuery,
    variables: pageVariables,
    outcome: ({ brands }) => listOutcome(brands?.nodes),
    cache: CATALOG,
  }),
  queryRoute({
    path: ringsPath,
    chunk: 'client/pages/Brands/RingsPage.tsx',
    load: () => import('../pages/Brands/RingsPage.tsx'),
    query: ringsPageQuery,
    variables: pageVariables,
    outcome: ({ rings }) => listOutcome(rings?.nodes),
    cache: CATALOG,
  }),
];
