import { buildSchema, parse, validate } from 'graphql';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './source.ts';

const schema = buildSchema(read('schema.graphql').text);

describe('persisted documents', () => {
  const documents: Record<string, string> = JSON.parse(read('client/documents.json').text);

  it('are there', () => expect(Object.keys(documents)).not.toEqual([]));

  it.each(Object.entries(documents))('%s is valid against schema.graphql', (_id, text) => {
    expect(validate(schema, parse(text)).map((error) => error.message)).toEqual([]);
  });

  it.each(Object.entries(documents))('%s is the SHA-256 of its text', (id, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  });
});

describe('example operations', () => {
  it.each(filesBelow('docs/operations'))('%s is valid against schema.graphql', (path) => {
    expect(validate(schema, parse(read(path).text)).map((error) => error.message)).toEqual([]);
  });
});
