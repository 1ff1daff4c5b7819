/** Where a page may load from. Pages hold no inline script at all, so that they may be kept and sent to anyone. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // React writes style attributes; style sheets come from files.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Vite, while developing, writes style sheets into the page and talks to it by WebSocket. */
const POLICY_IN_DEVELOPMENT = [...POLICY, "style-src-elem 'self' 'unsafe-inline'"].map((rule) =>
  rule.startsWith('connect-src') ? `${rule} ws: wss:` : rule,
);

/** Security headers of every page of the site. */
export function pageHeaders({
  isDevelopment,
  isHttps,
}: {
  isDevelopment: boolean;
  isHttps: boolean;
}): Record<string, string> {
  return {
    'content-security-policy': (isDevelopment ? POLICY_IN_DEVELOPMENT : POLICY).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
