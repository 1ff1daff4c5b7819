/** A page of the site as a visitor has it open: its route, query and viewer are real, a test answers for the gateway. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { vi } from 'vitest';
import { FormActionsProvider } from '#client/components/form/formContext.ts';
import { NoticesProvider } from '#client/components/notices/NoticesProvider.tsx';
import { ErrorBoundary } from '#client/components/page/PageSection.tsx';
import { findFormAction } from '#client/formActions.ts';
import { loadViewer, ViewerProvider } from '#client/relay/Viewer.tsx';
import { DEFAULT_AREA, RequestContextProvider, type RequestContext } from '#client/requestContext.ts';
import { RouterProvider } from '#client/router/Router.tsx';
import { parseAddress, type Address } from '#client/router/address.ts';
import { useRouter } from '#client/router/useRouter.ts';
import { routeLoader } from '#client/routes.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { mockGateway } from './mockGateway.ts';

const request: RequestContext = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

export const GUEST = { isLoggedIn: false, account: null, app: null };
export const MEMBER = { isLoggedIn: true, account: { id: 'account' }, app: null };

const loadFormAction = (address: Address) => Promise.resolve(findFormAction(address));

/** Renders another page anew, as the shell does. */
function Main({ children }: { children: ReactNode }) {
  const { contentKey, loadKey } = useRouter();
  return (
    <ErrorBoundary key={contentKey} resetKey={loadKey} fallback="failed">
      {children}
    </ErrorBoundary>
  );
}

/**
 * @param data answers the page's query, see `mockGateway`
 * @param viewer answers the viewer query
 */
export async function openPage(url: string, data: object = {}, viewer: object = GUEST) {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  history.replaceState(null, '', url);
  const gateway = mockGateway();
  const { environment } = gateway;
  const address = parseAddress(url);
  const { route, context } = await routeLoader.match(address, request);
  const loading = routeLoader.loadInitial(200, environment, address, request);
  if (route.operationName !== null) await gateway.answer(route.operationName, data);
  const initial = await loading;
  const { unmount } = render(
    <RequestContextProvider value={request}>
      <RelayEnvironmentProvider environment={environment}>
        <FormActionsProvider value={loadFormAction}>
          <RouterProvider
            environment={environment}
            routes={routeLoader}
            request={request}
            initial={initial}
            viewer={loadViewer(environment, route.viewerQuery(context))}
          >
            {(current, currentViewer) => (
              <ViewerProvider request={currentViewer}>
                <NoticesProvider>
                  <Main>{current.loaded.element}</Main>
                </NoticesProvider>
              </ViewerProvider>
            )}
          </RouterProvider>
        </FormActionsProvider>
      </RelayEnvironmentProvider>
    </RequestContextProvider>,
  );
  await gateway.answer('ViewerQuery', { viewer });
  return { ...gateway, unmount };
}

/** Lets time pass for timers that a test has replaced. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
