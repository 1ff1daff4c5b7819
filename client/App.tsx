import { StrictMode } from 'react';
import { RelayEnvironmentProvider, type Environment } from 'react-relay/hooks.js';
import { Document } from './Document.tsx';
import { FormActionsProvider, SubmissionProvider } from './components/form/formContext.ts';
import { NoticesProvider } from './components/notices/NoticesProvider.tsx';
import { Shell } from './components/shell/Shell.tsx';
import type { HydrationData } from './relay/hydrationData.ts';
import { ViewerProvider, type ViewerRequest } from './relay/Viewer.tsx';
import { RequestContextProvider } from './requestContext.ts';
import type { Address } from './router/address.ts';
import { RouterProvider } from './router/Router.tsx';
import type { CurrentRoute } from './router/routeLoader.ts';
import { routeLoader } from './routes.ts';

/** Keeps the table of form actions out of the entry chunk. */
const loadFormAction = async (address: Address) => (await import('./formActions.ts')).findFormAction(address);

/** The whole document, identical on the server and in the browser. */
export function App(props: {
  environment: Environment;
  hydrationData: HydrationData;
  initial: CurrentRoute;
  /** Key of the history entry of `initial`, see `RouterProvider`. */
  historyKey?: string;
  /** The page's viewer query; null on the server. */
  viewer: ViewerRequest | null;
}) {
  const { environment, hydrationData, initial, historyKey, viewer } = props;
  const { request, styles, preload } = hydrationData;
  return (
    <StrictMode>
      <Document styles={styles} preload={preload}>
        <RequestContextProvider value={request}>
          <RelayEnvironmentProvider environment={environment}>
            <FormActionsProvider value={loadFormAction}>
              <SubmissionProvider value={{ ...hydrationData, path: initial.context.address.path }}>
                <RouterProvider
                  environment={environment}
                  routes={routeLoader}
                  request={request}
                  initial={initial}
                  historyKey={historyKey}
                  viewer={viewer}
                >
                  {(current, currentViewer) => (
                    <ViewerProvider request={currentViewer}>
                      <NoticesProvider>
                        <Shell current={current} />
                      </NoticesProvider>
                    </ViewerProvider>
                  )}
                </RouterProvider>
              </SubmissionProvider>
            </FormActionsProvider>
          </RelayEnvironmentProvider>
        </RequestContextProvider>
      </Document>
    </StrictMode>
  );
}
