import './styles/main.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createEnvironment } from './relay/environment.ts';
import { lateTags, readHandover } from './relay/handover.ts';
import { overHttp } from './relay/http.ts';
import { replaying } from './relay/replay.ts';
import { parseAddress } from './router/address.ts';
import { chosenArea } from './components/place/areaCookie.ts';
import { openAs } from './router/open.ts';
import { layOutRest } from './router/deferredLayout.ts';
import type { Visit } from './requestContext.ts';

/**
 * Takes over the page the server made: replays its answer into Relay, then hydrates the same tree. It hydrates as a
 * transition, in small steps between which the browser scrolls and answers taps.
 */
async function start(): Promise<void> {
  const handover = readHandover(document);
  if (!handover) throw new Error('The page carries no hand-over');
  const environment = createEnvironment(
    replaying(handover.recording, lateTags, overHttp, (part) => void setTimeout(part)),
    'browser',
  );
  // Pages that anyone may be given know nothing of the area this visitor has chosen; the next page may use it.
  const visit: Visit = { ...handover.visit, area: chosenArea(document.cookie) ?? handover.visit.area };
  const first = await openAs(handover.status, environment, parseAddress(location.href), visit);
  startTransition(() => {
    hydrateRoot(document, <App environment={environment} handover={{ ...handover, visit }} first={first} />, {
      // A part that was late on the server, or failed there, is rendered here: that is the plan and no mistake.
      onRecoverableError: (error) => {
        if (!isLeftToBrowser(error)) reportError(error);
      },
      // Sections show their own failures (see parts/PageSection).
      onCaughtError() {},
    });
  });
  layOutRest();
}

function isLeftToBrowser(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'browser';
}

void start();
