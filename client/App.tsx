import { StrictMode } from 'react';
import { RelayEnvironmentProvider, type Environment } from 'react-relay/hooks.js';
import { Document } from './Document.tsx';
import { NoticesProvider } from './components/notices/Notices.tsx';
import { Shell } from './components/shell/Shell.tsx';
import type { Handover } from './relay/handover.ts';
import { PersonalProvider } from './relay/Personal.tsx';
import { RouterProvider, type Shown } from './router/Router.tsx';
import { SubmissionProvider } from './components/form/submission.ts';
import { VisitProvider } from './requestContext.ts';

/** The whole document, the same on the server and in the browser. */
export function App(props: { environment: Environment; handover: Handover; first: Shown }) {
  const { environment, handover, first } = props;
  return (
    <StrictMode>
      <Document styles={handover.styles} preload={handover.preload}>
        <VisitProvider value={handover.visit}>
          <RelayEnvironmentProvider environment={environment}>
            <SubmissionProvider value={{ ...handover, path: first.place.address.path }}>
              <RouterProvider environment={environment} visit={handover.visit} first={first}>
                {(shown, key) => (
                  <PersonalProvider wanted={personalOf(shown)} pageKey={key}>
                    <NoticesProvider>
                      <Shell shown={shown} />
                    </NoticesProvider>
                  </PersonalProvider>
                )}
              </RouterProvider>
            </SubmissionProvider>
          </RelayEnvironmentProvider>
        </VisitProvider>
      </Document>
    </StrictMode>
  );
}

function personalOf({ opened: { outcome } }: Shown) {
  return (outcome.kind === 'found' && outcome.personal) || {};
}
