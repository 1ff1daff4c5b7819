import { toldPath } from './pagePath.ts';

/** Tells a Sentry-compatible service that something could not be counted. Its own failure is nobody's concern. */
export function reportFailure(errorsUrl: string | null, error: unknown, event: string, path: string): void {
  if (errorsUrl === null) return;
  void fetch(errorsUrl, {
    method: 'POST',
    // As text, so that no preflight is needed; without cookies and without the address of the page.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: envelope(error, event, path),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}

/** One event in the envelope format: a line of head, a line that says what follows, the event. */
function envelope(error: unknown, event: string, path: string): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const sentAt = new Date().toISOString();
  return [
    { event_id: id, sent_at: sentAt },
    { type: 'event' },
    {
      event_id: id,
      timestamp: sentAt,
      platform: 'javascript',
      level: 'error',
      logger: 'track',
      exception: { values: [{ type: name, value: message.slice(0, 500) }] },
      tags: { event },
      transaction: toldPath(path),
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
