import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { breaks } from '../../scripts/released.ts';
import { read } from './source.ts';

const released = read('released/schema.graphql').text;
const current = read('schema.graphql').text;
const documents = JSON.parse(read('released/documents.json').text) as Record<string, string>;

describe('what was released', () => {
  it('is not broken by the schema as it is now', async () => {
    expect(await breaks(released, current)).toEqual([]);
  });

  it('would be, by a field that goes without notice and by one that may suddenly be null', async () => {
    const before = 'type Query { gone: Int, old: Int @deprecated(reason: "use kept"), kept: Int! }';
    expect(await breaks(before, 'type Query { kept: Int }')).toEqual([
      expect.stringContaining('Query.gone'),
      expect.stringContaining('Query.kept'),
    ]);
  });

  const schema = buildSchema(current);
  it.each(Object.entries(documents))('document %s is still valid', (_id, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});
