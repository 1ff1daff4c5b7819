import { plainPage, type Route } from '../router/page.tsx';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A form of the account; the same for everyone, so the empty form may be kept. */
function form(path: string, chunk: string, load: Parameters<typeof plainPage>[0]['load']): Route {
  return plainPage({ path, chunk, load, cache: { fresh: MINUTE, swr: DAY, sie: DAY } });
}

/** Register, log in, log out. */
export const routes: readonly Route[] = [
  form(
    '/register',
    'client/pages/Register/RegisterPage.tsx',
    () => import('../pages/Register/RegisterPage.tsx'),
  ),
  form('/login', 'client/pages/LogIn/LogInPage.tsx', () => import('../pages/LogIn/LogInPage.tsx')),
  form('/logout', 'client/pages/LogOut/LogOutPage.tsx', () => import('../pages/LogOut/LogOutPage.tsx')),
];
