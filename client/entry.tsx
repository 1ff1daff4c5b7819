import './styles/main.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createErrorReporter } from './analytics/errorReporter.ts';
import { App } from './App.tsx';
import { createEnvironment } from './relay/environment.ts';
import { httpTransport } from './relay/httpTransport.ts';
import { incrementalTags, readHydrationData } from './relay/hydrationData.ts';
import { replayTransport } from './relay/replayTransport.ts';
import { loadViewer } from './relay/Viewer.tsx';
import { parseAreaCookie, type RequestContext } from './requestContext.ts';
import { canonicalAddress, parseAddress } from './router/address.ts';
import { currentHistoryKey } from './router/history.ts';
import { layOutDeferredParts } from './router/deferredLayout.ts';
import { routeLoader } from './routes.ts';

/** Lets the browser respond to input and paint before the next step. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the server-rendered page: replays its GraphQL response into Relay and hydrates the same tree, in a
 * transition so that the browser can scroll and respond to taps in between.
 */
async function hydrate(): Promise<void> {
  await nextTask();
  const hydrationData = readHydrationData(document);
  if (!hydrationData) throw new Error('The page has no hydration data');
  const { recorded, status } = hydrationData;
  const request: RequestContext = {
    ...hydrationData.request,
    // Read at each use: the server rendered a shared page for the default area, and the visitor may change the area.
    get area() {
      return parseAreaCookie(document.cookie) ?? hydrationData.request.area;
    },
  };
  const report = createErrorReporter(request.site.services.errorsUrl, async (url) => {
    const { route } = await routeLoader.match(parseAddress(url), request);
    return route.operationName;
  });
  addEventListener('error', ({ error }) => report('uncaught', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  const environment = createEnvironment(
    replayTransport(recorded, incrementalTags, httpTransport, (task) => void setTimeout(task)),
    'browser',
    ({ kind, owner, fieldPath }) => report('field', { name: kind, message: `${owner}.${fieldPath}` }),
  );
  const viewer = loadViewer(environment, hydrationData.viewer);
  await nextTask();
  // Not the address of the page where the visitor has gone back or forward before hydration.
  const current = parseAddress(location.href);
  const { context } = await routeLoader.match(current, request);
  const historyKey = canonicalAddress(context.address) === hydrationData.address ? currentHistoryKey() : '';
  const address = { ...parseAddress(hydrationData.address), hash: current.hash };
  const initial = await routeLoader.loadInitial(status, environment, address, request);
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        environment={environment}
        hydrationData={{ ...hydrationData, request }}
        initial={initial}
        historyKey={historyKey}
        viewer={viewer}
      />,
      {
        // Sections whose data was late or failed on the server are rendered here; expected.
        onRecoverableError(error) {
          if (isLeftToBrowser(error)) return;
          console.error(error);
          report('recoverable', error);
        },
        // Error boundaries render failed sections.
        onCaughtError: (error) => report('caught', error),
        onUncaughtError(error) {
          console.error(error);
          report('uncaught', error);
        },
      },
    );
  });
  layOutDeferredParts();
}

/** React sets `digest` on the errors of such sections alone. */
function isLeftToBrowser(error: unknown): boolean {
  return error instanceof Error && 'digest' in error;
}

void hydrate();
