import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Observable } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormActionsProvider } from '#client/components/form/formContext.ts';
import { findFormAction } from '#client/formActions.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress } from '#client/router/address.ts';
import { routeLoader } from '#client/routes.ts';
import { RouterProvider } from '#client/router/Router.tsx';
import { useRouter } from '#client/router/useRouter.ts';
import { visitedPaths } from '#client/router/history.ts';
import { DEFAULT_AREA, RequestContextProvider, type RequestContext } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const visit: RequestContext = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

/** The site on one of its pages without data; the gateway answers nothing, as when it is down. */
async function site(path: string) {
  history.replaceState(null, '', path);
  const environment = createEnvironment(
    () => Observable.create((sink) => sink.error(new Error('down'))),
    'browser',
  );
  const first = await routeLoader.loadInitial(
    path === '/nothing' ? 404 : 200,
    environment,
    parseAddress(path),
    visit,
  );
  return render(
    <RequestContextProvider value={visit}>
      <RelayEnvironmentProvider environment={environment}>
        <FormActionsProvider value={findFormAction}>
          <RouterProvider environment={environment} routes={routeLoader} request={visit} initial={first}>
            {(shown) => (
              <>
                <Links />
                <main>{shown.loaded.element}</main>
              </>
            )}
          </RouterProvider>
        </FormActionsProvider>
      </RelayEnvironmentProvider>
    </RequestContextProvider>,
  );
}

function Links() {
  const { address, navigate } = useRouter();
  return (
    <>
      <output>{address.path + address.hash}</output>
      <a href="/login">in place</a>
      <a href="/login#main">with a hash</a>
      <a href="/login#main" data-scroll="disablehash">
        hash disabled
      </a>
      <a href="/register#here">same page</a>
      <a href="https://other.example/">elsewhere</a>
      <a href="/register?page=1">first page</a>
      <form action="/login" method="get">
        <input name="to" defaultValue=" /halls/ " />
        <input name="empty" />
        <button>send</button>
      </form>
      <button onClick={() => navigate('/halls/search/')}>search</button>
      <p id="main">anchor</p>
      <p id="here">anchor</p>
    </>
  );
}

const scrolled = vi.fn();
const intoView = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrolled.mockReset();
  intoView.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = intoView;
});

const here = () => location.pathname + location.search + location.hash;

describe('the router', () => {
  it('opens links of the site in place and scrolls to the top', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(here()).toBe('/login');
    expect(document.title).toBe('ログイン | むすび');
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('scrolls smoothly to the anchor of a hash, unless the hash is disabled', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('with a hash'));
    await screen.findByRole('heading', { name: 'ログイン' });
    await vi.waitFor(() => expect(intoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    expect(document.documentElement.dataset['scrollFrom']).toBe('top');
  });

  it('goes to the top although there is a hash, when that is disabled', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('hash disabled'));
    await screen.findByRole('heading', { name: 'ログイン' });
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
    expect(intoView).not.toHaveBeenCalled();
  });

  it('does not open the page again for a hash on the same page', async () => {
    await site('/register');
    const heading = screen.getByRole('heading', { name: '会員登録' });
    await userEvent.click(screen.getByText('same page'));
    expect(here()).toBe('/register#here');
    expect(intoView).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '会員登録' })).toBe(heading);
  });

  it('goes back to the position a page was left at', async () => {
    await site('/register');
    vi.stubGlobal('scrollY', 640);
    act(() => void dispatchEvent(new Event('scroll')));
    await vi.waitFor(() => expect(sessionStorage.getItem('musubi.scroll')).toContain('640'));
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    act(() => history.back());
    await screen.findByRole('heading', { name: '会員登録' });
    await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
  });

  it('sends GET forms in place, without their empty fields', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('send'));
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(here()).toBe('/login?to=%2Fhalls%2F');
  });

  it('follows where an address has moved', async () => {
    await site('/login');
    await userEvent.click(screen.getByText('first page'));
    await screen.findByRole('heading', { name: '会員登録' });
    expect(here()).toBe('/register');
  });

  it('leaves other sites and modified clicks to the browser', async () => {
    await site('/register');
    const left = vi.fn((event: Event) => event.preventDefault());
    addEventListener('click', left);
    const user = userEvent.setup();
    await user.click(screen.getByText('elsewhere'));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('in place'));
    removeEventListener('click', left);
    expect(here()).toBe('/register');
  });

  it('shows the failure page when the subject of a page cannot be fetched', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('search'));
    await screen.findByRole('heading', { name: 'ページを表示できませんでした' });
    expect(here()).toBe('/halls/search/');
  });

  it('shows the 404 page the server has sent', async () => {
    await site('/nothing');
    expect(screen.getByRole('heading', { name: 'お探しのページは見つかりませんでした' })).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
  });

  it('keeps a history of visited paths', async () => {
    await site('/register');
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(visitedPaths()).toEqual(['/register', '/login']);
  });
});
