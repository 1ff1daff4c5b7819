/**
 * The table that says where everything the product promises stands, and which test drives it. The rows are in the .md
 * files beside this one:
 *
 *     | what | where it stands | test that drives it |
 *
 * - `Type.field`, `Type` or `Enum.VALUE`: a place in schema.graphql
 * - `path#text`: a file of the checkout, or a folder, that holds the text
 * - `not: reason`: deliberately not there
 *
 * A test of a place in the schema is a file (or a ready operation, all of which one test sends over HTTP): one of its
 * tests has to ask for that very place. Any other test is `path#text`: one of its tests has to hold the text.
 */
import { existsSync } from 'node:fs';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { root } from '#tests/harness/process.ts';
import { filesBelow, read } from '../source.ts';
import { driverOf, schema } from './driving.ts';

/** A row of the table. */
export interface Row {
  /** Heading it stands under. */
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
      return line.startsWith('|') && what !== 'what' && !/^-+$/.test(what)
        ? [{ heading, what, where, test }]
        : [];
    });
}

const COORDINATE = /^([A-Z]\w+)(?:\.(\w+))?$/;

/** Whether a place in the schema is there. */
function isInSchema(typeName: string, member: string | undefined): boolean {
  const type = schema.getType(typeName);
  if (!type || member === undefined) return type !== undefined;
  if (isEnumType(type)) return type.getValue(member) !== undefined;
  return (
    (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && member in type.getFields()
  );
}

/** Parts of `path#text`. */
function partsOf(reference: string): { path: string; text: string } {
  const [path = '', text = ''] = reference.split(/#(.*)/s);
  return { path, text };
}

/** What is wrong with a `path#text`; null when the file, or one of the folder, holds the text. */
function missingIn(reference: string): string | null {
  const { path, text } = partsOf(reference);
  if (text === '') return `${reference} names no text`;
  if (!existsSync(root + path)) return `${path} is not there`;
  const paths = /\.\w+$/.test(path) ? [path] : filesBelow(path);
  return paths.some((file) => read(file).text.includes(text)) ? null : `${path} does not hold ${text}`;
}

/** A row judged: the test that drives it, by its title, or what is missing. */
export interface Verdict {
  readonly row: Row;
  readonly driver: string | null;
  readonly missing: string | null;
}

/** Judges a row: whether it stands where it says, and which test drives it. */
export function verdictOn(row: Row): Verdict {
  const { where, test } = row;
  const gap = (missing: string): Verdict => ({ row, driver: null, missing });
  if (where.startsWith('not: '))
    return where.length > 20 ? { row, driver: null, missing: null } : gap('no reason is given');
  const [, type, member] = COORDINATE.exec(where) ?? [];
  const absent = type === undefined ? missingIn(where) : null;
  if (absent) return gap(absent);
  if (type !== undefined && !isInSchema(type, member)) return gap(`${where} is not in the schema`);
  const { path, text } = partsOf(test);
  if (!existsSync(root + path) || path === '') return gap(`${path || 'a test'} is not there`);
  if (type === undefined && text === '') return gap(`${test} names no text`);
  const driver = driverOf(path, text === '' ? { type: type ?? '', member } : text);
  return driver ? { row, driver, missing: null } : gap(`no test of ${path} asks for ${text || where}`);
}

/** The table as it is printed: a line for each row, with the title of the test. */
export function print(name: string, verdicts: readonly Verdict[]): string {
  const gaps = verdicts.filter(({ missing }) => missing !== null).length;
  const lines = verdicts.flatMap(({ row, driver, missing }, at) => [
    ...(row.heading === verdicts[at - 1]?.row.heading ? [] : [`  ${row.heading}`]),
    `  ${missing === null ? '✓' : '✗'} ${row.what} | ${row.where} | ${missing ?? driver ?? ''}`,
  ]);
  return [`${name}: ${verdicts.length} rows, ${gaps} gaps`, ...lines].join('\n');
}
