import { expect, it } from 'vitest';
import { securityHeaders } from '#gateway/site/securityHeaders.ts';

const contentSecurityPolicy = (isDevelopment: boolean): string =>
  securityHeaders({
    isDevelopment,
    siteUrl: 'https://site.test',
    externalOrigins: {
      tags: ['https://tags.test'],
      errors: ['https://errors.test'],
      media: ['https://videos.test'],
    },
  })['content-security-policy'] ?? '';

it('pages load scripts only from the site and the tag manager, and videos from the media hosts', () => {
  const policy = contentSecurityPolicy(false).split('; ');
  expect(policy).toContain("script-src 'self' https://tags.test");
  expect(policy).toContain("media-src 'self' https://videos.test https://site.test");
  expect(policy).toContain("connect-src 'self' https://tags.test https://errors.test");
  expect(policy.join()).not.toMatch(/unsafe-eval|script-src[^,]*unsafe-inline|ws:|worker-src/);
});

it('in development, pages may use Vite’s WebSocket and worker', () => {
  expect(contentSecurityPolicy(true)).toMatch(/connect-src [^;]*ws: wss:/);
  expect(contentSecurityPolicy(true)).toContain("worker-src 'self' blob:");
});
