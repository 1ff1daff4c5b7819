/** How an error was noticed: by a React root, by the window, or by Relay when it reads a field. */
export type ErrorKind = 'caught' | 'uncaught' | 'recoverable' | 'rejection' | 'field';

export type ReportError = (kind: ErrorKind, error: unknown) => void;

/** Limit per page load. */
const MAX_REPORTS = 20;

/**
 * Reports each error once with the page and its query, without anything about the visitor. Does nothing where no error
 * service is configured.
 *
 * @param operationAt name of the query of the page at a URL; null for a page without one
 */
export function createErrorReporter(
  errorsUrl: string | null,
  operationAt: (url: string) => Promise<string | null>,
): ReportError {
  if (errorsUrl === null) return () => {};
  const reported = new Set<string>();
  const send = async (kind: ErrorKind, error: unknown, url: string): Promise<void> => {
    const [{ sendErrorReport }, operation] = await Promise.all([
      import('./reportError.ts'),
      operationAt(url).catch(() => null),
    ]);
    const { pathname } = new URL(url);
    sendErrorReport(errorsUrl, { error, logger: kind, path: pathname, tags: { operation } });
  };
  return (kind, error) => {
    const { href } = location;
    const { name, message = error, stack = `${name}: ${message}` } = Object(error);
    const key = `${kind} ${href} ${stack}`;
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    void send(kind, error, href).catch(() => {});
  };
}
