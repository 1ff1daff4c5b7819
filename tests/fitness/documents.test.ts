import { buildSchema, parse, validate } from 'graphql';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { root } from '#tests/harness/process.ts';
import { filesBelow, read } from './source.ts';

const schema = buildSchema(read('schema.graphql').text);

describe('persisted documents', () => {
  const documents: Record<string, string> = JSON.parse(read('client/documents.json').text);

  it('are there', () => expect(Object.keys(documents)).not.toEqual([]));

  it('are those of the artifacts, none missing and none left over', () => {
    const folder = 'client/__generated__';
    const texts = readdirSync(root + folder).map((name) => read(`${folder}/${name}`).text);
    const used = texts.flatMap((text) => /"id": "([0-9a-f]{64})"/.exec(text)?.[1] ?? []);
    expect(Object.keys(documents).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it.each(Object.entries(documents))('%s is valid against schema.graphql', (_id, text) => {
    expect(validate(schema, parse(text)).map((error) => error.message)).toEqual([]);
  });

  it.each(Object.entries(documents))('%s is the SHA-256 of its text', (id, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  });
});

describe('operation names', () => {
  const names = new Set(readdirSync(`${root}client/__generated__`).map((file) => file.split('.')[0]));
  /** In strings and regular expressions, such as `/operationName=ClipMutation/`. */
  const NAME = /(?<=['"`/=])\w+(?:Mutation|Query|Subscription)\b/g;

  it.each([...filesBelow('tests/journey'), ...filesBelow('tests/client')])(
    'in %s are those of the site',
    (path) => {
      const used = Array.from(read(path).text.matchAll(NAME), ([name]) => name);
      expect(used.filter((name) => !names.has(name))).toEqual([]);
    },
  );
});

describe('example operations', () => {
  it.each(filesBelow('docs/examples'))('%s is valid against schema.graphql', (path) => {
    expect(validate(schema, parse(read(path).text)).map((error) => error.message)).toEqual([]);
  });
});
