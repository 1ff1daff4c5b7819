import { plainPage, type Route } from './router/page.tsx';

/** A part of the site: the addresses it answers to, and the table of its pages, fetched when one of them is met. */
export interface Room {
  readonly paths: RegExp;
  /** Source file of the table, the key of its chunk in the build's manifest. */
  readonly chunk: string;
  readonly load: () => Promise<{ readonly routes: readonly Route[] }>;
}

/** The site's table of contents. The first room whose addresses fit is asked for the page. */
export const rooms: readonly Room[] = [
  {
    paths: /^\/(register|login|logout)\b/,
    chunk: 'client/routes/account.ts',
    load: () => import('./routes/account.ts'),
  },
  {
    paths: /^\/(mypage\/clips\b|clips\/shared\/|halls\/compare\/?$|(brands|rings)\/?$)/,
    chunk: 'client/routes/clips.ts',
    load: () => import('./routes/clips.ts'),
  },
  {
    paths: /^\/(mypage(\/tickets\b.*)?|referral(\/[^/]+)?)\/?$/,
    chunk: 'client/routes/mypage.ts',
    load: () => import('./routes/mypage.ts'),
  },
  {
    paths: /^\/(go_to_wedding|lp|videos|photos|stats|booking_sites|area|native)\b/,
    chunk: 'client/routes/campaign.ts',
    load: () => import('./routes/campaign.ts'),
  },
  {
    paths: /^\/(halls\/\d+\/fairs|reservations|mypage\/reservations)\b/,
    chunk: 'client/routes/fairs.ts',
    load: () => import('./routes/fairs.ts'),
  },
  {
    paths: /^\/(brides|albums)\b/,
    chunk: 'client/routes/brides.ts',
    load: () => import('./routes/brides.ts'),
  },
  {
    paths: /^\/(diagnosis|enquete|special|contact|thankyou)\b/,
    chunk: 'client/routes/forms.ts',
    load: () => import('./routes/forms.ts'),
  },
  {
    paths: /^\/(magazine|tag)\b/,
    chunk: 'client/routes/magazine.ts',
    load: () => import('./routes/magazine.ts'),
  },
  { paths: /^\//, chunk: 'client/routes/halls.ts', load: () => import('./routes/halls.ts') },
];

/** Shown with status 404 for everything that is not there. */
export const notFoundPage = plainPage({
  path: '/404',
  chunk: 'client/pages/NotFound/NotFoundPage.tsx',
  load: () => import('./pages/NotFound/NotFoundPage.tsx'),
  cache: null,
});

/** Shown with status 503 when a page's subject could not be fetched. */
export const failurePage = plainPage({
  path: '/503',
  chunk: 'client/pages/Failure/FailurePage.tsx',
  load: () => import('./pages/Failure/FailurePage.tsx'),
  cache: null,
});
