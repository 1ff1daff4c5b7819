/** Requests of navigations: each page is asked for once, and what is overtaken is cancelled. */
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLResponse } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingSitesPageQuery } from '#client/__generated__/BookingSitesPageQuery.graphql.ts';
import bookingSitesQuery from '#client/__generated__/BookingSitesPageQuery$parameters.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { loadViewer, useIsLoggedIn, ViewerProvider } from '#client/relay/Viewer.tsx';
import { DEFAULT_AREA, type RequestContext } from '#client/requestContext.ts';
import { parseAddress } from '#client/router/address.ts';
import { PREFETCH_TTL_MS } from '#client/router/pageLoads.ts';
import { queryRoute, staticRoute, type PageProps } from '#client/router/route.tsx';
import { ANY_PATH, definePath, type PathPattern } from '#client/router/path.ts';
import { createRouteLoader } from '#client/router/routeLoader.ts';
import { RouterProvider } from '#client/router/Router.tsx';
import { useRouter, type Router } from '#client/router/useRouter.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { recordRequests } from '../relay/recordRequests.ts';

const request: RequestContext = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

const PAGE = 'BookingSitesPageQuery';
const VIEWER = 'ViewerQuery';
const sites: GraphQLResponse = { data: { categories: [{ name: '式場', slug: 'hall' }] } };
const guest: GraphQLResponse = { data: { viewer: { isLoggedIn: false, account: null, app: null } } };

/** A personal and a public page of the same query, whose chunk loads when the test lets it. */
async function renderRoutes() {
  const { default: artifact } = await import('#client/__generated__/BookingSitesPageQuery.graphql.ts');
  function Page({ query, context }: PageProps<BookingSitesPageQuery>) {
    usePreloadedQuery<BookingSitesPageQuery>(artifact, query);
    return <h1>{context.address.path}</h1>;
  }
  let chunk = Promise.withResolvers<void>();
  chunk.resolve();
  const queried = (path: string, cache: 'personal' | null, movedTo: string | null = null) =>
    queryRoute({
      path: definePath(path),
      chunk: path,
      load: async () => {
        await chunk.promise;
        return { default: Page };
      },
      query: bookingSitesQuery,
      redirect: async () => movedTo,
      variables: () => ({}),
      outcome: () => ({ kind: 'found' }),
      cache,
    });
  let isOffline = false;
  const fixed = (path: string, at: PathPattern<unknown> = definePath(path)) =>
    staticRoute({
      path: at,
      chunk: path,
      load: async () => {
        if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
        return { default: () => <h1>{path}</h1> };
      },
      cache: null,
    });
  const table = [
    fixed('/'),
    queried('/personal', 'personal'),
    queried('/public', null),
    queried('/moved', null, '/personal'),
    fixed('/other'),
  ];
  const routes = createRouteLoader({
    groups: [{ paths: table.map(({ path }) => path), chunk: 'group', load: async () => ({ routes: table }) }],
    notFound: fixed('/missing', ANY_PATH),
    failure: fixed('/failure', ANY_PATH),
    rateLimited: fixed('/rate-limited', ANY_PATH),
  });
  const gateway = recordRequests();
  const environment = createEnvironment(gateway.transport, 'browser');
  history.replaceState(null, '', '/');
  const initial = await routes.loadInitial(200, environment, parseAddress('/'), request);
  const spied: { router?: Router } = {};
  function Spy() {
    const router = useRouter();
    useEffect(() => {
      spied.router = router;
    }, [router]);
    return <output>{String(useIsLoggedIn())}</output>;
  }
  const viewer = loadViewer(environment, {});
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider
        environment={environment}
        routes={routes}
        request={request}
        initial={initial}
        viewer={viewer}
      >
        {(current, currentViewer) => (
          <ViewerProvider request={currentViewer}>
            <Spy />
            {current.loaded.element}
          </ViewerProvider>
        )}
      </RouterProvider>
    </RelayEnvironmentProvider>,
  );
  const run = (action: (current: Router) => void) => act(async () => spied.router && action(spied.router));
  const answer = (name: string, response = name === VIEWER ? guest : sites) =>
    act(async () => gateway.sent.findLast((entry) => entry.name === name)?.respond(response));
  await answer(VIEWER);
  return {
    ...gateway,
    answer,
    holdChunk() {
      chunk = Promise.withResolvers<void>();
      return () => act(async () => chunk.resolve());
    },
    loseNetwork() {
      isOffline = true;
    },
    reload: () => spied.router?.reload(),
    navigate: (to: string) => run((current) => current.navigate(to)),
    prefetch: (to: string) => run((current) => current.prefetch(to)),
  };
}

const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.useRealTimers());

describe('the page is requested once', () => {
  it.each(['/personal', '/public'])('%s, when its chunk arrives after its data', async (path) => {
    const { holdChunk, navigate, answer, of } = await renderRoutes();
    const releaseChunk = holdChunk();
    await navigate(path);
    await answer(PAGE);
    await releaseChunk();
    await heading(path);
    expect(of(PAGE)).toHaveLength(1);
  });

  it.each(['/personal', '/public'])('%s, when a click follows its prefetch', async (path) => {
    const { navigate, prefetch, answer, of } = await renderRoutes();
    await prefetch(path);
    await answer(PAGE);
    await navigate(path);
    await heading(path);
    expect(of(PAGE)).toHaveLength(1);
    // The personal query belongs to the navigation: one of the first page and one of this.
    expect(of(VIEWER)).toHaveLength(2);
  });

  it('when it has moved, at its new address alone', async () => {
    const { navigate, answer, of } = await renderRoutes();
    await navigate('/moved');
    await answer(PAGE);
    await heading('/personal');
    expect(location.pathname).toBe('/personal');
    expect(of(PAGE)).toHaveLength(1);
  });

  it('when its link is clicked twice', async () => {
    const { navigate, prefetch, answer, of } = await renderRoutes();
    for (let click = 0; click < 2; click += 1) {
      await prefetch('/personal');
      await navigate('/personal');
    }
    await answer(PAGE);
    await heading('/personal');
    expect([of(PAGE).length, of(VIEWER).length]).toEqual([1, 2]);
    await act(async () => history.back());
    await heading('/');
  });
});

it('a prefetch that no click follows is cancelled, and a later click requests the page again', async () => {
  const { navigate, prefetch, answer, of } = await renderRoutes();
  vi.useFakeTimers();
  await prefetch('/personal');
  await act(() => vi.advanceTimersByTimeAsync(PREFETCH_TTL_MS));
  vi.useRealTimers();
  expect(of(PAGE).map(({ isCancelled }) => isCancelled)).toEqual([true]);
  await navigate('/personal');
  await answer(PAGE);
  await heading('/personal');
  expect(of(PAGE)).toHaveLength(2);
});

it('a navigation that another overtakes is cancelled', async () => {
  const { navigate, of } = await renderRoutes();
  await navigate('/personal');
  await navigate('/other');
  await heading('/other');
  expect(of(PAGE).map(({ isCancelled }) => isCancelled)).toEqual([true]);
  // The first page's, and one that both navigations share.
  expect(of(VIEWER)).toHaveLength(2);
  expect(location.pathname).toBe('/other');
});

it('going back and forward requests a personal page again and a public one not', async () => {
  const { navigate, answer, of } = await renderRoutes();
  for (const [path, requests] of [
    ['/public', 1],
    ['/personal', 3],
  ] as const) {
    await navigate(path);
    await answer(PAGE);
    await heading(path);
    await act(async () => history.back());
    await vi.waitFor(() => expect(location.pathname).not.toBe(path));
    await act(async () => history.forward());
    if (path === '/personal') await vi.waitFor(() => expect(of(PAGE)).toHaveLength(requests));
    await answer(PAGE);
    await heading(path);
    expect(of(PAGE)).toHaveLength(requests);
  }
});

it('a failed page is requested once, and once more by a retry', async () => {
  const { navigate, answer, of } = await renderRoutes();
  await navigate('/personal');
  await act(async () => of(PAGE).at(-1)?.fail());
  await heading('/failure');
  expect(of(PAGE)).toHaveLength(1);
  await navigate('/personal');
  await answer(PAGE);
  await heading('/personal');
  expect(of(PAGE)).toHaveLength(2);
});

it('a reload that fails keeps the page, also where not even the failure page can be loaded', async () => {
  const { navigate, answer, reload, loseNetwork, of } = await renderRoutes();
  await navigate('/personal');
  await answer(PAGE);
  await heading('/personal');
  for (const isOffline of [false, true]) {
    if (isOffline) loseNetwork();
    const reloaded = reload();
    await vi.waitFor(() => expect(of(PAGE)).toHaveLength(isOffline ? 3 : 2));
    await act(async () => of(PAGE).at(-1)?.fail());
    expect(await reloaded).toBe(false);
    await heading('/personal');
  }
});

it('a reload that a navigation overtakes leaves the new page', async () => {
  const { navigate, answer, reload, of } = await renderRoutes();
  await navigate('/personal');
  await answer(PAGE);
  await heading('/personal');
  const reloaded = reload();
  await vi.waitFor(() => expect(of(PAGE)).toHaveLength(2));
  await navigate('/other');
  await heading('/other');
  await answer(PAGE);
  expect(await act(async () => reloaded)).toBe(false);
  await heading('/other');
  expect(screen.queryByRole('heading', { name: '/personal' })).toBeNull();
});

it('a page that is left to the browser is requested again by the next press', async () => {
  const { navigate, answer, loseNetwork, of } = await renderRoutes();
  loseNetwork();
  await navigate('/personal');
  await act(async () => of(PAGE)[0]?.fail());
  await vi.waitFor(async () => {
    await navigate('/personal');
    expect(of(PAGE)).toHaveLength(2);
  });
  await answer(PAGE);
  await heading('/personal');
});

it('data and personal query start together, and the page does not wait for the latter', async () => {
  const { holdChunk, navigate, answer, of } = await renderRoutes();
  expect(of(VIEWER)).toHaveLength(1);
  const releaseChunk = holdChunk();
  await navigate('/personal');
  expect([of(PAGE).length, of(VIEWER).length]).toEqual([1, 2]);
  await answer(PAGE);
  await releaseChunk();
  await heading('/personal');
  // The last known viewer stays until then.
  expect(screen.getByRole('status').textContent).toBe('false');
  await answer(VIEWER, { data: { viewer: { isLoggedIn: true, account: null, app: null } } });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('true'));
});
