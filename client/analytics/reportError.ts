/**
 * Pages whose whole path may be sent to third parties. Other paths may contain secrets (hashes of shared lists, ids of
 * diagnoses and tickets) and are cut to their first segment.
 */
const PUBLIC_PATHS =
  /^\/(?:$|(?:halls|magazine|tag|brides|writers|guides|a|pref|r|d|s|k|ws|g|videos|photos|stats|booking_sites|go_to_wedding|lp)(?:\/|$))/;

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.test(path);
}

/** The path of a page as sent to third parties. */
export function redactedPath(path: string): string {
  if (isPublicPath(path)) return path;
  const [, firstSegment = ''] = path.split('/');
  return `/${firstSegment}`;
}

/** Reports an error of tracking to a Sentry-compatible service; failures to report are ignored. */
export function reportTrackingError(
  errorsUrl: string | null,
  error: unknown,
  event: string,
  path: string,
): void {
  if (errorsUrl === null) return;
  void fetch(errorsUrl, {
    method: 'POST',
    // `text/plain` avoids a CORS preflight.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: toEnvelope(error, event, path),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}

/** Sentry's envelope format: header, item header and item, one JSON object per line. */
function toEnvelope(error: unknown, event: string, path: string): string {
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
      transaction: redactedPath(path),
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
