import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { breakingChanges, readManifests, documentId } from '../../scripts/released.ts';
import { read } from './source.ts';

const released = read('released/schema.graphql').text;
const current = read('schema.graphql').text;
const documents = JSON.parse(read('released/documents.json').text) as Record<string, string>;

describe('what was released', () => {
  it('is not broken by the schema as it is now', async () => {
    expect(await breakingChanges(released, current)).toEqual([]);
  });

  it('would be, by a field removed without notice and by one that becomes nullable', async () => {
    const before = 'type Query { gone: Int, old: Int @deprecated(reason: "use kept"), kept: Int! }';
    expect(await breakingChanges(before, 'type Query { kept: Int }')).toEqual([
      expect.stringContaining('Query.gone'),
      expect.stringContaining('Query.kept'),
    ]);
  });

  it('accepts valid documents from the manifest of an app, and rejects invalid ones', () => {
    const entry = (name: string, body: string, id = documentId(body)) => ({ id, body, name, type: 'query' });
    const manifest = (...operations: object[]) =>
      JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations });
    const body = 'query Name { hall(by: { rawId: "1" }) { __typename name } }';
    expect(readManifests([manifest(entry('Name', body))], current)).toEqual({
      documents: { [documentId(body)]: body },
      errors: [],
    });
    const { errors } = readManifests(
      [
        manifest(
          entry('Other', body, documentId('other')),
          entry('Gone', '{ nobody }'),
          entry('Broken', '{ hall(by: '),
        ),
      ],
      current,
    );
    expect(errors).toEqual([
      'Other: the id is not the SHA-256 of the text',
      expect.stringMatching(/^Gone: Cannot query field/),
      expect.stringMatching(/^Broken: Syntax Error/),
    ]);
    expect(() => readManifests(['{"format":"another"}'], current)).toThrow('apollo-persisted-query-manifest');
  });

  const schema = buildSchema(current);
  it.each(Object.entries(documents))('document %s is still valid', (_id, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});
