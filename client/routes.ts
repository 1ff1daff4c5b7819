import { createRouteLoader, type RouteGroup } from './router/routeLoader.ts';
import { staticRoute } from './router/route.tsx';

export const routeGroups: readonly RouteGroup[] = [
  {
    pattern: /^\/(register|login|logout)\b/,
    chunk: 'client/routes/account.ts',
    load: () => import('./routes/account.ts'),
  },
  {
    pattern: /^\/(mypage\/clips\b|clips\/shared\/|halls\/compare\/?$|(brands|rings)\/?$)/,
    chunk: 'client/routes/clips.ts',
    load: () => import('./routes/clips.ts'),
  },
  {
    pattern: /^\/(mypage(\/tickets\b.*)?|referral(\/[^/]+)?)\/?$/,
    chunk: 'client/routes/mypage.ts',
    load: () => import('./routes/mypage.ts'),
  },
  {
    pattern: /^\/(go_to_wedding|lp|videos|photos|stats|booking_sites|area|native|external_transmission)\b/,
    chunk: 'client/routes/campaign.ts',
    load: () => import('./routes/campaign.ts'),
  },
  {
    pattern: /^\/(fairs|halls\/\d+\/fairs|reservations|mypage\/reservations)\b/,
    chunk: 'client/routes/fairs.ts',
    load: () => import('./routes/fairs.ts'),
  },
  {
    pattern: /^\/(brides|albums)\b/,
    chunk: 'client/routes/brides.ts',
    load: () => import('./routes/brides.ts'),
  },
  {
    pattern: /^\/(diagnosis|enquete|special|contact|thankyou)\b/,
    chunk: 'client/routes/forms.ts',
    load: () => import('./routes/forms.ts'),
  },
  {
    pattern: /^\/(magazine|tag)\b/,
    chunk: 'client/routes/magazine.ts',
    load: () => import('./routes/magazine.ts'),
  },
  { pattern: /^\//, chunk: 'client/routes/halls.ts', load: () => import('./routes/halls.ts') },
];

const notFound = staticRoute({
  path: '/404',
  chunk: 'client/pages/NotFound/NotFoundPage.tsx',
  load: () => import('./pages/NotFound/NotFoundPage.tsx'),
  cache: null,
});

const failure = staticRoute({
  path: '/503',
  chunk: 'client/pages/Failure/FailurePage.tsx',
  load: () => import('./pages/Failure/FailurePage.tsx'),
  cache: null,
});

/** Matches and loads the site's pages; given to the router by the entries. */
export const routeLoader = createRouteLoader({ groups: routeGroups, notFound, failure });
