/**
 * Requirements with their implementation and test, one row each, in the .md files beside this one:
 *
 *     | requirement | implemented in | tested by |
 *
 * The implementation is one of:
 * - `Type.field`, `Type` or `Enum.VALUE`: a coordinate of schema.graphql
 * - `path#text`: a file or folder that contains the text
 * - `not: reason`: left out on purpose
 *
 * The test of a coordinate is a file of tests or of docs/examples, with a test that selects the coordinate. Any other test
 * is `path#text`, with a test that contains the text.
 */
import { existsSync } from 'node:fs';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { root } from '#tests/harness/process.ts';
import { filesBelow, read } from '../source.ts';
import { findTest, schema } from './findTest.ts';

export interface Row {
  /** Heading above it. */
  readonly heading: string;
  readonly what: string;
  readonly where: string;
  readonly test: string;
}

/** Reads the rows of `coverage/{name}.md`. */
export function rowsOf(name: string): Row[] {
  let heading = '';
  return read(`tests/fitness/coverage/${name}.md`)
    .text.split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '');
      const [, what = '', where = '', test = ''] = line.split('|').map((cell) => cell.trim());
      return line.startsWith('|') && what !== 'requirement' && !/^-+$/.test(what)
        ? [{ heading, what, where, test }]
        : [];
    });
}

const COORDINATE = /^([A-Z]\w+)(?:\.(\w+))?$/;

/** Whether the schema has a coordinate. */
function isInSchema(typeName: string, member: string | undefined): boolean {
  const type = schema.getType(typeName);
  if (!type || member === undefined) return type !== undefined;
  if (isEnumType(type)) return type.getValue(member) !== undefined;
  return (
    (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && member in type.getFields()
  );
}

/** Parts of `path#text`. */
function splitReference(reference: string): { path: string; text: string } {
  const [path = '', text = ''] = reference.split(/#(.*)/s);
  return { path, text };
}

/** Why a `path#text` is wrong; null if the file, or one of the folder, contains the text. */
function findMissing(reference: string): string | null {
  const { path, text } = splitReference(reference);
  if (text === '') return `${reference} has no text`;
  if (!existsSync(root + path)) return `${path} does not exist`;
  const paths = /\.\w+$/.test(path) ? [path] : filesBelow(path);
  return paths.some((file) => read(file).text.includes(text)) ? null : `${path} does not contain ${text}`;
}

/** A checked row with the title of its test, or what is missing. */
export interface CheckedRow {
  readonly row: Row;
  readonly testTitle: string | null;
  readonly missing: string | null;
}

export function checkRow(row: Row): CheckedRow {
  const { where, test } = row;
  const gap = (missing: string): CheckedRow => ({ row, testTitle: null, missing });
  if (where.startsWith('not: '))
    return where.length > 20 ? { row, testTitle: null, missing: null } : gap('no reason given');
  const [, type, member] = COORDINATE.exec(where) ?? [];
  const absent = type === undefined ? findMissing(where) : null;
  if (absent) return gap(absent);
  if (type !== undefined && !isInSchema(type, member)) return gap(`${where} is not in the schema`);
  const { path, text } = splitReference(test);
  if (!existsSync(root + path) || path === '') return gap(path === '' ? 'no test' : `${path} does not exist`);
  if (type === undefined && text === '') return gap(`${test} has no text`);
  const testTitle = findTest(path, text === '' ? { type: type ?? '', member } : text);
  return testTitle ? { row, testTitle, missing: null } : gap(`no test of ${path} covers ${text || where}`);
}

/** The table as text, one line per row. */
export function print(name: string, checked: readonly CheckedRow[]): string {
  const gaps = checked.filter(({ missing }) => missing !== null).length;
  const lines = checked.flatMap(({ row, testTitle, missing }, at) => [
    ...(row.heading === checked[at - 1]?.row.heading ? [] : [`  ${row.heading}`]),
    `  ${missing === null ? '✓' : '✗'} ${row.what} | ${row.where} | ${missing ?? testTitle ?? ''}`,
  ]);
  return [`${name}: ${checked.length} rows, ${gaps} gaps`, ...lines].join('\n');
}
