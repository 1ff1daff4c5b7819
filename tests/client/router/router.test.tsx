import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
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

const request: RequestContext = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

/** Renders a page while the gateway is down. `current`: address of the entry to which the visitor has gone back. */
async function renderSite(path: string, historyState: object | null = null, current = path) {
  history.replaceState(historyState, '', current);
  const environment = createEnvironment(
    () => Observable.create((sink) => sink.error(new Error('down'))),
    'browser',
  );
  const initial = await routeLoader.loadInitial(
    path === '/nothing' ? 404 : 200,
    environment,
    parseAddress(path),
    request,
  );
  return render(
    <RequestContextProvider value={request}>
      <RelayEnvironmentProvider environment={environment}>
        <FormActionsProvider value={(address) => Promise.resolve(findFormAction(address))}>
          <RouterProvider
            environment={environment}
            routes={routeLoader}
            request={request}
            initial={initial}
            historyKey={current === path ? undefined : ''}
            viewer={null}
          >
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
  const { address, navigate, showsHeadFirst } = useRouter();
  return (
    <>
      <output>{address.path + address.hash}</output>
      <i>{showsHeadFirst ? 'head first' : 'at once'}</i>
      <a href="/login">in place</a>
      <a href="/login#main">with a hash</a>
      <a href="/login#main" data-scroll="disablehash">
        hash disabled
      </a>
      <a href="/register#here">same page</a>
      <a href="https://other.example/">elsewhere</a>
      <a href={`${location.origin}//other.example/`}>two slashes</a>
      <a href={`${location.origin}/%2Fother.example/?page=1`}>encoded slash</a>
      <a href="/halls/search/?page=1">first page</a>
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

const scrollTo = vi.fn();
const intoView = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo.mockReset();
  intoView.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = intoView;
});

/** Scrolls and waits until the position is stored. */
async function scrolled(top: number): Promise<void> {
  vi.stubGlobal('scrollY', top);
  act(() => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(sessionStorage.getItem('musubi.scroll')).toContain(`:${top}`));
}

const here = () => location.pathname + location.search + location.hash;

it('loads the page of the entry to which the visitor went before hydration', async () => {
  await renderSite('/register', { key: 'earlier' }, '/login');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/login'));
  expect(here()).toBe('/login');
});

describe('the router', () => {
  it('follows internal links without a page load and scrolls to the top', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(here()).toBe('/login');
    expect(document.title).toBe('ログイン | むすび');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByText('head first')).toBeTruthy();
  });

  it('scrolls smoothly to the anchor of a hash, unless the hash is disabled', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('with a hash'));
    await screen.findByRole('heading', { name: 'ログイン' });
    await vi.waitFor(() => expect(intoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    expect(document.documentElement.dataset['scrollFrom']).toBe('top');
    expect(screen.getByText('at once')).toBeTruthy();
  });

  it('scrolls to the top despite a hash when that is disabled', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('hash disabled'));
    await screen.findByRole('heading', { name: 'ログイン' });
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
    expect(intoView).not.toHaveBeenCalled();
  });

  it('does not reload the page for a hash on the same page', async () => {
    await renderSite('/register');
    const heading = screen.getByRole('heading', { name: '会員登録' });
    await userEvent.click(screen.getByText('same page'));
    expect(here()).toBe('/register#here');
    expect(intoView).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '会員登録' })).toBe(heading);
  });

  it('restores the scroll position on going back', async () => {
    await renderSite('/register');
    await scrolled(640);
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    act(() => history.back());
    await screen.findByRole('heading', { name: '会員登録' });
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    expect(screen.getByText('at once')).toBeTruthy();
  });

  it('gives an anchor of the page an entry with a position of its own, once', async () => {
    await renderSite('/register');
    await scrolled(640);
    await userEvent.click(screen.getByText('same page'));
    const entries = history.length;
    await userEvent.click(screen.getByText('same page'));
    expect(history.length).toBe(entries);
    await scrolled(1200);
    act(() => history.back());
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    act(() => history.forward());
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 1200, behavior: 'instant' }));
  });

  it('focuses on going back the link that a keyboard or a screen reader pressed, and none that was clicked', async () => {
    await renderSite('/register');
    const link = screen.getByText('in place');
    const thereAndBack = async (press: () => Promise<unknown>) => {
      await press();
      await screen.findByRole('heading', { name: 'ログイン' });
      expect(document.activeElement).not.toBe(link);
      act(() => history.back());
      await screen.findByRole('heading', { name: '会員登録' });
    };
    link.focus();
    await thereAndBack(() => userEvent.keyboard('{Enter}'));
    expect(document.activeElement).toBe(link);
    await thereAndBack(() => userEvent.click(link));
    expect(document.activeElement).not.toBe(link);
  });

  it('restores an entry without a stored position at its anchor', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('same page'));
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    intoView.mockReset();
    act(() => history.back());
    await screen.findByRole('heading', { name: '会員登録' });
    await vi.waitFor(() => expect(intoView.mock.contexts).toEqual([document.getElementById('here')]));
  });

  it('gives the entry of a loaded document a key of its own, and keeps what else the entry holds', async () => {
    await renderSite('/register');
    const first: unknown = history.state;
    expect(first).toEqual({ key: expect.stringMatching(/^[0-9a-z]+$/) });
    cleanup();
    await renderSite('/login', { secrets: {} });
    expect(history.state).toEqual({ key: expect.any(String), secrets: {} });
    expect(history.state).not.toEqual(expect.objectContaining(first));
  });

  it('submits GET forms without a page load and without empty fields', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('send'));
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(here()).toBe('/login?to=%2Fhalls%2F');
  });

  it('follows redirects', async () => {
    await renderSite('/login');
    await userEvent.click(screen.getByText('first page'));
    await screen.findByRole('heading', { name: 'ページを表示できませんでした' });
    expect(here()).toBe('/halls/search/');
  });

  it.each(['two slashes', 'encoded slash'])('S61 stays on the site with %s', async (link) => {
    await renderSite('/register');
    const { origin } = location;
    await userEvent.click(screen.getByText(link));
    await screen.findByRole('heading', { name: 'お探しのページは見つかりませんでした' });
    expect([location.origin, parseAddress(location.href).path]).toEqual([
      origin,
      expect.stringMatching(/^\/(?:%2F)?other\.example\/$/),
    ]);
  });

  it('leaves external links and modified clicks to the browser', async () => {
    await renderSite('/register');
    const onClick = vi.fn((event: Event) => event.preventDefault());
    addEventListener('click', onClick);
    const user = userEvent.setup();
    await user.click(screen.getByText('elsewhere'));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('in place'));
    removeEventListener('click', onClick);
    expect(here()).toBe('/register');
  });

  it('shows the failure page when a page’s subject cannot be fetched', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('search'));
    await screen.findByRole('heading', { name: 'ページを表示できませんでした' });
    expect(here()).toBe('/halls/search/');
  });

  it('hydrates the 404 page of the server', async () => {
    await renderSite('/nothing');
    expect(screen.getByRole('heading', { name: 'お探しのページは見つかりませんでした' })).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
  });

  it('records visited paths', async () => {
    await renderSite('/register');
    await userEvent.click(screen.getByText('in place'));
    await screen.findByRole('heading', { name: 'ログイン' });
    await waitFor(() => expect(visitedPaths()).toEqual(['/register', '/login']));
  });
});
