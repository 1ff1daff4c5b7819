import { DAY, MINUTE, staticRoute, type Route } from '../router/route.tsx';

/** An account form. The empty form is the same for everyone and may be cached. */
function form(path: string, chunk: string, load: Parameters<typeof staticRoute>[0]['load']): Route {
  return staticRoute({
    path,
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
  ),
  form('/login', 'client/pages/LogIn/LogInPage.tsx', () => import('../pages/LogIn/LogInPage.tsx')),
  form('/logout', 'client/pages/LogOut/LogOutPage.tsx', () => import('../pages/LogOut/LogOutPage.tsx')),
];
