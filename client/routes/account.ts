import { DAY, MINUTE, staticRoute, type Route } from '../router/route.tsx';

/** An account form, with the page to return to. The empty form is the same for everyone and may be cached. */
function form(
  path: string,
  chunk: string,
  load: Parameters<typeof staticRoute>[0]['load'],
  parameters = ['to'],
): Route {
  return staticRoute({
    path,
    parameters,
    chunk,
    load,
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  });
}

/** Registration, log-in and log-out. */
export const routes: readonly Route[] = [
  form(
    '/register',
    'client/pages/Register/RegisterPage.tsx',
    () => import('../pages/Register/RegisterPage.tsx'),
    ['to', 'code'],
  ),
  form('/login', 'client/pages/LogIn/LogInPage.tsx', () => import('../pages/LogIn/LogInPage.tsx')),
  form('/logout', 'client/pages/LogOut/LogOutPage.tsx', () => import('../pages/LogOut/LogOutPage.tsx')),
];
