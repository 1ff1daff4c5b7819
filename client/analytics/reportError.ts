import { redactedPath } from './publicPaths.ts';

/** An error with what is needed to find its cause. */
export interface ErrorReport {
  readonly error: unknown;
  /** Part of the site that noticed the error. */
  readonly logger: string;
  /** Path of the page. */
  readonly path: string;
  readonly tags: Readonly<Record<string, string | null>>;
}

/** Reports an error to a Sentry-compatible service; failures to report are ignored. */
export function sendErrorReport(errorsUrl: string | null, report: ErrorReport): void {
  if (errorsUrl === null) return;
  void fetch(errorsUrl, {
    method: 'POST',
    // `text/plain` avoids a CORS preflight.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: toEnvelope(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}

const MAX_MESSAGE_LENGTH = 500;
const MAX_FRAMES = 20;

/** Replaces what may identify a person or grant access: addresses of pages, mail addresses, long numbers and tokens. */
export function redactText(text: string): string {
  return text
    .replace(/https?:\/\/[^\s'")]+/g, (url) => {
      if (!URL.canParse(url)) return '[url]';
      const { origin, pathname } = new URL(url);
      return origin + (pathname.startsWith('/assets/') ? pathname : redactedPath(pathname));
    })
    .replace(/[\w.+-]{1,64}@[\w.-]+/g, '[mail]')
    .replace(/\+?\d[\d -]{5,}\d/g, '[number]')
    .replace(/[\w/.-]{16,}/g, (word) => (/^[\w-]+$/.test(word) && /\d/.test(word) ? '[token]' : word))
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Frames of a stack as browsers write it (`at render (https://…/entry.js:1:234)`, `render@https://…`), innermost last. */
function stackFrames(stack: string) {
  const frames = stack.split('\n').flatMap((text) => {
    const at = text.indexOf('http');
    const [, url, line, column] = /^(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/.exec(text.slice(at)) ?? [];
    if (url === undefined) return [];
    const [name = ''] = text
      .slice(0, Math.max(at, 0))
      .replace(/^ *at /, '')
      .split(/[@(]/);
    return [
      {
        function: redactText(name.trim() || '?'),
        filename: redactText(url),
        lineno: Number(line),
        colno: Number(column),
      },
    ];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}

/** Sentry's envelope format: header, item header and item, one JSON object per line. */
function toEnvelope({ error, logger, path, tags }: ErrorReport): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  const { name = 'Error', message = error, stack = '' } = Object(error);
  const sentAt = new Date().toISOString();
  const frames = stackFrames(String(stack));
  return [
    { event_id: id, sent_at: sentAt },
    { type: 'event' },
    {
      event_id: id,
      timestamp: sentAt,
      platform: 'javascript',
      level: 'error',
      logger,
      release: import.meta.env.VITE_RELEASE,
      exception: {
        values: [
          {
            type: String(name),
            value: redactText(String(message)),
            ...(frames.length > 0 && { stacktrace: { frames } }),
          },
        ],
      },
      tags,
      transaction: redactedPath(path),
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
