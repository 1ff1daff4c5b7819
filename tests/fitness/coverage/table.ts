/**
 * The table that says where everything the product promises stands, and which test drives it. The rows are in the .txt
 * files beside this one:
 *
 *     what | where it stands | test that drives it
 *
 * - `Type.field`, `Type` or `Enum.VALUE`: a place in schema.graphql
 * - `path#text`: a file of the checkout that holds the text
 * - `not: reason`: deliberately not there
 *
 * A test without `#text` must name the field. A row that ends in `| open: why` is a gap that is known; it is printed.
 */
import { existsSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { root } from '#tests/harness/process.ts';
import { filesBelow, read } from '../source.ts';

/** A row of the table. */
export interface Row {
  /** Heading it stands under, and what it is about. */
  readonly what: string;
  readonly where: string;
  readonly test: string;
  /** Why it is a gap still; null for a row that must hold. */
  readonly open: string | null;
}

/** Reads the rows of `coverage/{name}.txt`. */
export function rowsOf(name: string): Row[] {
  let heading = '';
  return read(`tests/fitness/coverage/${name}.txt`)
    .text.split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) heading = line.slice(1).trim();
      if (line.trim() === '' || line.startsWith('#')) return [];
      const cells = line.split(' | ').map((cell) => cell.trim());
      const open = cells.at(-1)?.startsWith('open:') ? (cells.pop()?.slice(5).trim() ?? '') : null;
      const [what = '', where = '', test = ''] = cells;
      return [{ what: heading ? `${heading}: ${what}` : what, where, test, open }];
    });
}

const schema = buildSchema(read('schema.graphql').text);
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

/** What is wrong with a `path#text`; null when the file holds the text. */
function missingIn(reference: string, needle: string | undefined): string | null {
  const [path = '', text = needle] = reference.split(/#(.*)/s);
  if (!existsSync(root + path)) return `${path} is not there`;
  if (text === undefined || text === '') return null;
  const folder = !/\.\w+$/.test(path);
  const texts = (folder ? filesBelow(path) : [path]).map((file) => read(file).text);
  return texts.some((whole) => whole.includes(text)) ? null : `${path} does not hold ${text}`;
}

/** What is missing of a row; null when it holds. */
export function gapOf({ where, test }: Row): string | null {
  if (where.startsWith('not: ')) return where.length > 20 ? null : 'no reason is given';
  const [, type, member] = COORDINATE.exec(where) ?? [];
  if (type !== undefined && !isInSchema(type, member)) return `${where} is not in the schema`;
  const place = type === undefined ? missingIn(where, undefined) : null;
  if (place) return place;
  return test === '' ? 'no test is named' : missingIn(test, member ?? type);
}
