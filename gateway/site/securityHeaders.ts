/** Origins beside our own: the tag manager's, the one that is told of errors, those that keep videos. */
export interface OutsideOrigins {
  readonly tags: readonly string[];
  readonly errors: readonly string[];
  readonly media?: readonly string[];
}

/**
 * Where a page may load from. Pages hold no inline script at all, so that they may be kept and sent to anyone. Pictures
 * carry the site's own address, which is not the page's when it is looked at by another name.
 */
const policyOf = (siteUrl: string, { tags, errors, media = [] }: OutsideOrigins): string[] => [
  "default-src 'self'",
  ["script-src 'self'", ...tags].join(' '),
  // React writes style attributes; style sheets come from files.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  [`img-src 'self' data: blob: ${siteUrl}`, ...tags].join(' '),
  ["media-src 'self'", ...media].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...tags, ...errors].join(' '),
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Vite, while developing, writes style sheets into the page, talks to it by WebSocket and waits in a worker for our return. */
const forVite = (rules: readonly string[]): string[] => [
  ...rules.map((rule) => (rule.startsWith('connect-src') ? `${rule} ws: wss:` : rule)),
  "style-src-elem 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
];

/** Security headers of every page of the site. */
export function pageHeaders({
  isDevelopment,
  siteUrl,
  outside = { tags: [], errors: [] },
}: {
  isDevelopment: boolean;
  siteUrl: string;
  outside?: OutsideOrigins;
}): Record<string, string> {
  const policy = policyOf(siteUrl, outside);
  return {
    'content-security-policy': (isDevelopment ? forVite(policy) : policy).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
