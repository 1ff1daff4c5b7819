import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#gateway/config/config.ts';
import { environmentSchema } from '#gateway/config/environment.ts';

const CACHE_DIR = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(CACHE_DIR, { recursive: true }));
const read = (environment: Record<string, string>) => readConfig({ CACHE_DIR, ...environment });

const ALL_HOSTS = {
  PRODUCT_API_URL: 'https://api.example.jp/v1/',
  CONTENT_URL: 'https://content.example.jp',
  MAGAZINE_URL: 'https://magazine.example.jp',
  SEARCH_URL: 'https://search.example.jp',
  CONTACT_URL: 'https://contact.example.jp',
};

describe('defaults', () => {
  test('without variables: the embedded REST APIs and a local site', () => {
    const config = read({});
    expect(config).toMatchObject({
      mode: 'development',
      port: 4_000,
      siteUrl: 'http://localhost:4000',
      siteName: 'むすび',
      embeddedOrigin: true,
      imageHosts: ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
      operatorKey: null,
    });
    expect(Object.values(config.hosts).map(String)).toEqual(Array(5).fill('http://127.0.0.1:4001/'));
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('each unset host uses the embedded APIs; with all hosts set they are not started', () => {
    const one = read({ CONTENT_URL: 'https://content.example.jp' });
    expect([one.embeddedOrigin, one.hosts.content.href, one.hosts.api.port]).toEqual([
      true,
      'https://content.example.jp/',
      '4001',
    ]);
    expect(read(ALL_HOSTS)).toMatchObject({ embeddedOrigin: false, imageHosts: [] });
  });

  test('only configured hosts are hedged', () => {
    expect(read({}).policy.hedge.hosts).toEqual([]);
    expect(read({ UPSTREAM_HEDGED: 'content, search' }).policy.hedge.hosts).toEqual(['content', 'search']);
  });

  test('an empty variable counts as unset', () =>
    expect(read({ PORT: ' ', SITE_NAME: '' }).port).toBe(4_000));

  test('the generated development secret survives a restart and is readable by its owner only', () => {
    const { sessionSecret } = read({});
    expect(sessionSecret.length).toBeGreaterThanOrEqual(48);
    expect(read({}).sessionSecret).toBe(sessionSecret);
    const file = join(CACHE_DIR, 'session-secret');
    expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe('invalid values', () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be 1 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ ORIGIN_PORT: '4000' }, 'ORIGIN_PORT must differ from PORT'],
    [{ PRODUCT_API_URL: 'api.example.jp' }, 'PRODUCT_API_URL must be an absolute http or https address'],
    [{ CONTACT_URL: 'ftp://x.jp' }, 'CONTACT_URL must be an absolute http or https address'],
    [{ CONTENT_URL: 'https://u:p@x.jp' }, 'CONTENT_URL must have no user, query or fragment'],
    [{ SITE_URL: 'https://x.jp/shop' }, 'SITE_URL must end after host and port'],
    [{ IMAGE_HOSTS: 'https://a.jp,b' }, 'IMAGE_HOSTS must be an absolute http or https address'],
    [{ NO_KARTE_TAGS: 'one' }, 'NO_KARTE_TAGS must name exactly two tags'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://x.jp' }, 'SESSION_SECRET must be set in production'],
    [{ NODE_ENV: 'production', ...ALL_HOSTS }, 'SESSION_SECRET must be set in production'],
    [{ UPSTREAM_HEDGED: 'content,shop' }, 'UPSTREAM_HEDGED must be names of REST hosts'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number'],
    [{ PRODUCT_SEGMENT: '../x' }, 'PRODUCT_SEGMENT must be'],
    [{ CACHE_DIR: join(CACHE_DIR, 'a-file') }, 'CACHE_DIR '],
  ])('%j', (environment, begin) => {
    writeFileSync(join(CACHE_DIR, 'a-file'), '');
    const [variable = ''] = begin.split(' ');
    try {
      read(environment);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      const { message } = error as ConfigError;
      expect(message).toContain(begin);
      expect(message).toContain(`(for example ${variable}=`);
      expect(message).not.toContain('\n');
    }
  });
});

test('each variable has a description and a valid example', () => {
  for (const [name, schema] of Object.entries(environmentSchema.shape)) {
    const { description, examples } = schema.meta() ?? {};
    expect(description, name).toMatch(/\.$/);
    const [example] = Array.isArray(examples) ? examples : [];
    expect(schema.safeParse(example).success, `${name}=${String(example)}`).toBe(true);
  }
});
