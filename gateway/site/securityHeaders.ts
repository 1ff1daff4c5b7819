/** Origins pages may use beside the site's own. */
export interface ExternalOrigins {
  readonly tags: readonly string[];
  readonly errors: readonly string[];
  readonly maps?: readonly string[];
  readonly frames?: readonly string[];
  readonly media?: readonly string[];
}

/**
 * Content-Security-Policy of pages. There are no inline scripts, so no nonces, and pages can be cached. Image URLs are
 * absolute, so the site's origin is listed for pages viewed under another host name.
 */
const contentSecurityPolicy = (
  siteUrl: string,
  { tags, errors, maps = [], frames = [], media = [] }: ExternalOrigins,
): string[] => [
  "default-src 'self'",
  ["script-src 'self'", ...tags].join(' '),
  "style-src 'self'",
  // React renders style attributes.
  "style-src-attr 'unsafe-inline'",
  [`img-src 'self' data: blob: ${siteUrl}`, ...tags, ...maps].join(' '),
  ["media-src 'self'", ...media, siteUrl].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...tags, ...errors, ...maps].join(' '),
  ["frame-src 'self'", ...frames].join(' '),
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Vite's development client injects style sheets, connects by WebSocket and polls for restarts in a worker. */
const allowVite = (directives: readonly string[]): string[] => [
  ...directives.map((directive) =>
    directive.startsWith('connect-src') ? `${directive} ws: wss:` : directive,
  ),
  "style-src-elem 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
];

/** Security headers of pages. */
export function securityHeaders({
  isDevelopment,
  siteUrl,
  externalOrigins = { tags: [], errors: [] },
}: {
  isDevelopment: boolean;
  siteUrl: string;
  externalOrigins?: ExternalOrigins;
}): Record<string, string> {
  const policy = contentSecurityPolicy(siteUrl, externalOrigins);
  return {
    'content-security-policy': (isDevelopment ? allowVite(policy) : policy).join('; '),
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
