import { expect, it } from 'vitest';
import { pageHeaders } from '#gateway/site/securityHeaders.ts';

const policyOf = (isDevelopment: boolean): string =>
  pageHeaders({
    isDevelopment,
    siteUrl: 'https://site.test',
    outside: { tags: ['https://tags.test'], errors: ['https://errors.test'], media: ['https://videos.test'] },
  })['content-security-policy'] ?? '';

it('pages load scripts from us and the tag manager, videos from where they are kept, nothing else from outside', () => {
  const policy = policyOf(false).split('; ');
  expect(policy).toContain("script-src 'self' https://tags.test");
  expect(policy).toContain("media-src 'self' https://videos.test");
  expect(policy).toContain("connect-src 'self' https://tags.test https://errors.test");
  expect(policy.join()).not.toMatch(/unsafe-eval|script-src[^,]*unsafe-inline|ws:|worker-src/);
});

it('while developing, a page hears of changes and comes back after a restart', () => {
  expect(policyOf(true)).toMatch(/connect-src [^;]*ws: wss:/);
  expect(policyOf(true)).toContain("worker-src 'self' blob:");
});
