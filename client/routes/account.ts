import type { ComponentType } from 'react';
import { logInPath, logOutPath, registerPath } from '../paths.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, MINUTE, staticRoute, type PageContext, type Route } from '../router/route.tsx';

/** An account form, with the page to return to. The empty form is the same for everyone and may be cached. */
function form(
  path: PathPattern<unknown>,
  chunk: string,
  load: () => Promise<{ default: ComponentType<{ context: PageContext }> }>,
): Route {
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
    registerPath,
    'client/pages/Register/RegisterPage.tsx',
    () => import('../pages/Register/RegisterPage.tsx'),
  ),
  form(logInPath, 'client/pages/LogIn/LogInPage.tsx', () => import('../pages/LogIn/LogInPage.tsx')),
  form(logOutPath, 'client/pages/LogOut/LogOutPage.tsx', () => import('../pages/LogOut/LogOutPage.tsx')),
];
