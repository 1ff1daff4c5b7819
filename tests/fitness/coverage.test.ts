/** Everything the product promises stands somewhere and is driven by a test: see coverage/table.ts. */
import { describe, expect, it } from 'vitest';
import { print, rowsOf, type Row, type Verdict, verdictOn } from './coverage/table.ts';
import { filesBelow, read } from './source.ts';

/** A call number, written in the endpoint itself or in the part two endpoints share. */
const CALL = /const (\w+) = (?:endpoint\()?\{\s*(?:call: '([RX]\d+)'|\.\.\.(\w+))/g;

/** Endpoints of the tables in gateway/upstream by call number, each with the name it is exported under. */
const declared = Map.groupBy(
  filesBelow('gateway/upstream').flatMap((path) => {
    const found = [...read(path).text.matchAll(CALL)];
    const callOf = (name: string | undefined) => found.find(([, other]) => other === name)?.[2];
    return found
      .filter(([text]) => text.includes('endpoint('))
      .map(([, name = '', call, shared]) => ({ name, call: call ?? callOf(shared) }));
  }),
  ({ call }) => call,
);
const users = filesBelow('gateway')
  .filter((path) => !path.startsWith('gateway/upstream/'))
  .map((path) => read(path).text);

/** What is missing of a call: its endpoint, something that uses it, its place in the schema. */
function verdictOnCall(row: Row): Verdict {
  const endpoints = declared.get(row.what) ?? [];
  const gap = (missing: string): Verdict => ({ row, driver: null, missing });
  if (row.where.startsWith('not: '))
    return endpoints.length > 0 ? gap('an endpoint table declares it') : verdictOn(row);
  if (endpoints.length === 0) return gap('no endpoint table declares it');
  const idle = endpoints.find(({ name }) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return idle ? gap(`nothing uses ${idle.name}`) : verdictOn(row);
}

/** What is missing of a message: it stands in one file of each house that says it, and a test reads it. */
function verdictOnMessage(row: Row): Verdict {
  const { what, where, test } = row;
  const [house = ''] = where.split('/');
  const escaped = what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The whole of a string, or the beginning of a template; descriptions that quote it do not count.
  const literal = new RegExp(`(['"])${escaped}\\1|\`${escaped} \\$\\{`);
  const holders = filesBelow(house)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('client/catalogue/'))
    .filter((path) => literal.test(read(path).text));
  if (holders.join() !== where) {
    const missing = `stands in ${holders.join(', ') || 'no file'}, not in ${where} alone`;
    return { row, driver: null, missing };
  }
  return verdictOn({ ...row, where: `${where}#${what}`, test: `${test}#${what}` });
}

/** Prints a table and returns its gaps. */
function gapsOf(name: string, judge: (row: Row) => Verdict = verdictOn): string[] {
  const verdicts = rowsOf(name).map(judge);
  console.log(print(name, verdicts));
  return verdicts.flatMap(({ row, missing }) =>
    missing === null ? [] : [`${row.heading}: ${row.what}: ${missing}`],
  );
}

/** Addresses of the site's pages, as its routes are written. */
const routes = filesBelow('client/routes').flatMap((path) =>
  Array.from(
    read(path).text.matchAll(/(?:path: |\b[a-z]\w+\(\s*)(['`])(\/[^'`]*)\1/g),
    ([, , route = '']) => ({
      path,
      route: route.replaceAll(/<[^>]*>/g, '').replace('${ID}', ':id'),
    }),
  ),
);

describe('coverage', () => {
  it('has every call R01-R101 and X01-X12 in an endpoint table and in the schema, or says why not', () => {
    const numbers = [
      ...Array.from({ length: 101 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
      ...Array.from({ length: 12 }, (_, index) => `X${String(index + 1).padStart(2, '0')}`),
    ];
    expect(rowsOf('calls').map(({ what }) => what)).toEqual(numbers);
    expect(gapsOf('calls', verdictOnCall)).toEqual([]);
  });

  it.each(['entities', 'screens', 'behaviour', 'constants'])(
    'has every row of %s in its place, with a test that drives it',
    (name) => expect(gapsOf(name)).toEqual([]),
  );

  it('has a row for every page of the site', () => {
    const rows = rowsOf('screens');
    expect(routes.length).toBeGreaterThan(60);
    expect(
      routes
        .filter(({ route }) => !rows.some(({ what }) => what.split(', ').includes(route)))
        .map(({ path, route }) => `${path}: ${route}`),
    ).toEqual([]);
  });

  it('has every message once in each house that says it', () => {
    expect(gapsOf('messages', verdictOnMessage)).toEqual([]);
  });
});
