import { describe, expect, it } from 'vitest';
import { readConfig } from '#gateway/config/config.ts';
import { securityHeaders } from '#gateway/site/securityHeaders.ts';

const policyOf = (environment: Record<string, string>) => {
  const { externalOrigins } = readConfig({ NODE_ENV: 'test', ...environment });
  const headers = securityHeaders({ isDevelopment: false, siteUrl: 'https://x.example', externalOrigins });
  return headers['content-security-policy'] ?? '';
};

describe('external services', () => {
  it('are off by default, and the CSP then allows the site only', () => {
    const { services } = readConfig({ NODE_ENV: 'test' });
    expect(services).toMatchObject({ tagUrl: null, errorsUrl: null, asksConsent: true });
    expect(services.stores.android).toContain(encodeURIComponent('むすび'));
    expect(policyOf({})).toContain("script-src 'self';");
    expect(policyOf({})).toContain("connect-src 'self';");
  });

  it('are allowed by the CSP exactly as configured', () => {
    const policy = policyOf({
      TAG_URL: 'https://tags.example/gtm.js?id=GTM-1',
      TAG_HOSTS: 'https://collect.example',
      ERROR_DSN: 'https://abc123@errors.example/42',
    });
    expect(policy).toContain("script-src 'self' https://tags.example https://collect.example;");
    expect(policy).toContain(
      "connect-src 'self' https://tags.example https://collect.example https://errors.example;",
    );
  });

  it('allow the tile provider of MAP_STYLE_URL for requests and pictures alone', () => {
    const policy = policyOf({ MAP_STYLE_URL: 'https://tiles.example/styles/streets.json?key=1' });
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy).toMatch(/img-src [^;]* https:\/\/tiles\.example;/);
    expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  });

  it('allow frames of the map of MAP_EMBED alone', () => {
    expect(policyOf({})).toContain("frame-src 'self' https://www.openstreetmap.org;");
    expect(policyOf({}).match(/openstreetmap/g)).toHaveLength(1);
    expect(policyOf({ MAP_EMBED: 'none' })).toContain("frame-src 'self';");
    expect(() => policyOf({ MAP_EMBED: 'streets' })).toThrow('must be openstreetmap or none');
  });

  it('report errors to the envelope URL of the DSN', () => {
    expect(
      readConfig({ NODE_ENV: 'test', ERROR_DSN: 'https://abc123@errors.example/42' }).services.errorsUrl,
    ).toBe('https://errors.example/api/42/envelope/?sentry_key=abc123&sentry_version=7');
  });

  it('name where members change their password and e-mail address', () => {
    const unset = { passwordResetUrl: null, mailChangeUrl: null };
    expect(readConfig({ NODE_ENV: 'test' }).services).toMatchObject(unset);
    const set = { PASSWORD_RESET_URL: 'https://id.example/p?a=1', MAIL_CHANGE_URL: 'https://id.example/m' };
    expect(readConfig({ NODE_ENV: 'test', ...set }).services).toMatchObject({
      passwordResetUrl: 'https://id.example/p?a=1',
      mailChangeUrl: 'https://id.example/m',
    });
  });

  it.each([
    ['PASSWORD_RESET_URL', '/password'],
    ['MAIL_CHANGE_URL', 'http://id.example/mail'],
    ['TAG_URL', 'http://tags.example/gtm.js'],
    ['TAG_CONSENT', 'maybe'],
    ['ERROR_DSN', 'https://errors.example/42'],
    ['ERROR_DSN', 'https://abc123@errors.example:99999/42'],
    ['AFFILIATE_HOSTS', 'https://px.a8.net'],
  ])('%s=%s fails with the name of the variable', (name, value) => {
    expect(() => readConfig({ NODE_ENV: 'test', [name]: value })).toThrow(name);
  });
});
