import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#gateway/config/config.ts';
import { environmentSchema } from '#gateway/config/environment.ts';
import { ConfigError, exampleOf } from '#gateway/config/errors.ts';

const CACHE_DIR = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(CACHE_DIR, { recursive: true }));
const OWN_TEXTS = join(CACHE_DIR, 'own');
const UNTITLED = join(CACHE_DIR, 'untitled');
const read = (environment: Record<string, string>) => readConfig({ CACHE_DIR, ...environment });

/** The message that refuses an environment: one line. */
function refusal(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  return expect.unreachable('the environment is accepted');
}

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
      imageSources: ['http://127.0.0.1:4001/pictures/', 'http://127.0.0.1:4001/videos/'],
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
    expect(read(ALL_HOSTS)).toMatchObject({ embeddedOrigin: false, imageSources: [] });
  });

  test('UPSTREAM_CONNECTIONS limits the concurrent calls to a host', () => {
    expect(read({}).policy.maxConcurrentCalls).toBe(256);
    expect(read({ UPSTREAM_CONNECTIONS: '64' }).policy.maxConcurrentCalls).toBe(64);
  });

  test('pictures come from hosts, or from below paths of them', () => {
    const IMAGE_HOSTS = 'https://img.example.jp, https://api.example.jp/uploads';
    expect(read({ ...ALL_HOSTS, IMAGE_HOSTS })).toMatchObject({
      imageSources: ['https://img.example.jp/', 'https://api.example.jp/uploads/'],
      mediaOrigins: ['https://img.example.jp', 'https://api.example.jp'],
    });
  });

  test('only configured hosts are hedged', () => {
    expect(read({}).policy.hedge.hosts).toEqual([]);
    expect(read({ UPSTREAM_HEDGED: 'content, search' }).policy.hedge.hosts).toEqual(['content', 'search']);
  });

  test('an empty variable counts as unset', () =>
    expect(read({ PORT: ' ', SITE_NAME: '' }).port).toBe(4_000));

  test('the generated development secret survives a restart and is readable by its owner only', () => {
    const [sessionSecret] = read({}).sessionSecrets;
    expect(sessionSecret.length).toBeGreaterThanOrEqual(48);
    expect(read({}).sessionSecrets).toEqual([sessionSecret]);
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
    [{ IMAGE_HOSTS: 'https://a.jp/x%2fy' }, 'IMAGE_HOSTS must have a path without % and //'],
    [
      { ...ALL_HOSTS, IMAGE_HOSTS: 'https://api.example.jp' },
      'IMAGE_HOSTS names all of https://api.example.jp/, which is also a REST host; add the path',
    ],
    [{ NO_KARTE_TAGS: 'one' }, 'NO_KARTE_TAGS must name exactly two tags'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
    [{ UPSTREAM_HEDGED: 'content,shop' }, 'UPSTREAM_HEDGED must be names of REST hosts'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/v1/traces' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must end before /v1/traces',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number'],
    [{ PRODUCT_SEGMENT: '../x' }, 'PRODUCT_SEGMENT must be'],
    [{ CACHE_DIR: join(CACHE_DIR, 'a-file') }, 'CACHE_DIR '],
    [
      { LEGAL_DIR: CACHE_DIR },
      `LEGAL_DIR must name a folder with terms.md; ${CACHE_DIR}/terms.md cannot be read: ENOENT`,
    ],
    [{ LEGAL_DIR: UNTITLED }, `LEGAL_DIR names ${UNTITLED}/terms.md, which must begin with its title`],
  ])('%j', (environment, begin) => {
    writeFileSync(join(CACHE_DIR, 'a-file'), '');
    mkdirSync(UNTITLED, { recursive: true });
    writeFileSync(join(UNTITLED, 'terms.md'), '利用規約\n');
    const [variable = ''] = begin.split(' ');
    const message = refusal(environment);
    expect(message).toContain(begin);
    expect(message).toContain(`(for example ${variable}=`);
  });
});

describe('S99 production is refused', () => {
  const PUBLIC = {
    NODE_ENV: 'production',
    SITE_URL: 'https://x.jp',
    SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz',
    ...ALL_HOSTS,
  };
  const LOCAL = { NODE_ENV: 'production', EMBEDDED_ORIGIN: '1' };

  test('not with its hosts and secret, nor on this machine with the embedded REST APIs', () => {
    expect(read(PUBLIC)).toMatchObject({ production: true, embeddedOrigin: false });
    for (const SITE_URL of ['', 'http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
      expect(read({ ...LOCAL, SITE_URL })).toMatchObject({ production: true, embeddedOrigin: true });
  });

  test.each(Object.keys(ALL_HOSTS))('without %s', (name) => {
    expect(refusal({ ...PUBLIC, [name]: '' })).toContain(`${name} must be set in production`);
    // The demo account is public, so it must not serve visitors.
    expect(refusal({ ...PUBLIC, [name]: '', EMBEDDED_ORIGIN: '1' })).toContain(`${name} must be set`);
  });

  test.each<[Record<string, string>, string]>([
    [{ NODE_ENV: 'production' }, 'PRODUCT_API_URL must be set in production'],
    [{ ...LOCAL, SITE_URL: 'https://x.jp' }, 'PRODUCT_API_URL must be set in production'],
    [{ ...LOCAL, SITE_URL: 'http://localhost.x.jp' }, 'PRODUCT_API_URL must be set in production'],
    [{ ...PUBLIC, SITE_URL: '' }, 'SITE_URL must be set in production'],
    [{ ...PUBLIC, SESSION_SECRET: '' }, 'SESSION_SECRET must be set in production'],
    [{ ...PUBLIC, SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
    [
      { ...PUBLIC, SESSION_SECRET_PREVIOUS: PUBLIC.SESSION_SECRET },
      'SESSION_SECRET_PREVIOUS must differ from SESSION_SECRET',
    ],
    [{ ...PUBLIC, OPERATOR_KEY: 'short' }, 'OPERATOR_KEY must have at least 16 characters'],
    [{ ...PUBLIC, OPERATOR_KEY: 'battery staple horse' }, 'OPERATOR_KEY must be ASCII characters'],
  ])('%j', (environment, begin) => expect(refusal(environment)).toContain(begin));

  test.each(['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'OPERATOR_KEY', 'SEARCH_KEY'])(
    'with the example of %s',
    (name) =>
      expect(refusal({ ...PUBLIC, [name]: exampleOf(name) ?? '' })).toContain(
        `${name} is the example of the documentation`,
      ),
  );
});

describe('REDIS_URL', () => {
  test.each([
    'redis://redis',
    'redis://[::1]:6379/2',
    'redis://:secret@redis:6379',
    'rediss://user:p%23w%2Fx%40y@redis.example:6380/0',
    'redis://user:p@w@redis',
  ])('%s is taken', (REDIS_URL) => expect(read({ REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL }));

  test.each([
    'http://redis:6379',
    'redis:',
    'redis://:6379',
    'redis://redis:99999',
    'redis://redis?family=6',
    'redis://user:p%w@redis:6379/0',
    'redis://user:p#w@redis',
    'redis://user:p?w@redis',
    'redis://user:p/w@redis',
  ])('%s is refused without its password', (REDIS_URL) =>
    expect(refusal({ REDIS_URL })).toBe(
      'REDIS_URL must be a redis: or rediss: address with its password percent-encoded (for example REDIS_URL=redis://redis:6379/0)',
    ),
  );
});

describe('S99 secrets from files', () => {
  const file = (content: string): string => {
    const path = join(CACHE_DIR, `secret-${content.length}`);
    writeFileSync(path, content);
    return path;
  };

  test('are read without the line break at their end', () => {
    const config = read({
      SESSION_SECRET_FILE: file('0123456789abcdefghijklmnopqrstuvwxyz\n'),
      REDIS_URL_FILE: file('redis://:secret@redis:6379/0\n'),
    });
    expect(config).toMatchObject({
      sessionSecrets: ['0123456789abcdefghijklmnopqrstuvwxyz'],
      redisUrl: 'redis://:secret@redis:6379/0',
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ SESSION_SECRET_FILE: file('') }, 'which is empty'],
    [{ OPERATOR_KEY_FILE: file(' \n') }, 'which is empty'],
    [{ OPERATOR_KEY_FILE: '/dev/null' }, 'which is empty'],
    [{ SESSION_SECRET_FILE: file('half-written') }, 'must have at least 32 characters'],
    [{ REDIS_URL_FILE: file('redis:') }, 'must be a redis: or rediss: address'],
    [{ SEARCH_KEY_FILE: join(CACHE_DIR, 'missing') }, 'cannot be read (ENOENT)'],
    [{ SEARCH_KEY_FILE: CACHE_DIR }, 'cannot be read (EISDIR)'],
    [{ SEARCH_KEY_FILE: file('abc'), SEARCH_KEY: 'abc' }, 'are both set'],
  ])('%j is refused by the name of its variable', (environment, problem) => {
    const message = refusal(environment);
    expect(message).toContain(problem);
    expect(message.startsWith(String(Object.keys(environment)[0]))).toBe(true);
  });

  test.each(['', 'half-written'])('an incomplete generated secret is refused: %j', (content) => {
    const directory = join(CACHE_DIR, `cache-${content.length}`);
    mkdirSync(directory);
    writeFileSync(join(directory, 'session-secret'), content);
    expect(refusal({ CACHE_DIR: directory })).toMatch(/^CACHE_DIR has an incomplete .*; delete it/);
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

test('each variable changes the configuration', () => {
  cpSync('content/legal', OWN_TEXTS, { recursive: true });
  writeFileSync(join(OWN_TEXTS, 'terms.md'), '# 利用規約\n');
  const base: Record<string, string> = {
    SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz',
    // Origins of the tag manager count only with its script.
    TAG_URL: 'https://tags.example/gtm.js',
  };
  const otherValues: Record<string, string> = {
    NODE_ENV: 'test',
    PORT: '4100',
    ORIGIN_PORT: '4101',
    SITE_NAME: 'ゆびわ',
    APP_MARKER: 'OtherApp',
    NO_KARTE_TAGS: 'sale,gift',
    TAG_CONSENT: 'not-required',
    TENANT_ID: '2',
    LEGAL_DIR: OWN_TEXTS,
    MAP_EMBED: 'none',
    PRODUCT_SEGMENT: 'other',
    DOCUMENTS_FILE: 'other.json',
    ADHOC_DOCUMENTS: 'off',
    CACHE_DIR: join(CACHE_DIR, 'other'),
    TRACE_PERCENT: '20',
    LOG_LEVEL: 'error',
    UPSTREAM_CONNECTIONS: '64',
    UPSTREAM_CACHE_MB: '64',
    IMAGE_CACHE_MB: '64',
    MAX_CONNECTIONS: '10000',
    MAX_REQUESTS: '2000',
    MAX_EVENT_LOOP_DELAY_MS: '500',
    MAX_STREAMS: '1000',
    MAX_STREAMS_PER_NETWORK: '100',
    MAX_STREAMS_PER_USER: '10',
  };
  // It only allows what is refused without it.
  const unchanged = new Set(['EMBEDDED_ORIGIN']);
  const before = JSON.stringify(read(base));
  const ignored = Object.entries(environmentSchema.shape).filter(([name, schema]) => {
    const { examples } = schema.meta() ?? {};
    const value = otherValues[name] ?? String(Array.isArray(examples) ? examples[0] : '');
    return JSON.stringify(read({ ...base, [name]: value })) === before;
  });
  expect(ignored.map(([name]) => name).filter((name) => !unchanged.has(name))).toEqual([]);
});
