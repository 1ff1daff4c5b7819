/** Values missing from a GraphQL response, compared with valid replies, without an entry in `errors`. */
import { valueAt } from '#tests/harness/fieldFaults.ts';
import type { GraphQLBody } from './lane.ts';

type Path = readonly (string | number)[];

/** A list this short may lose items until one is left; longer ones at most half. */
const SHORT_LIST = 4;

/** Fields that repeat a name or caption whose own field reports the error. */
const NAME_OF_PICTURE = 'altText';

/** Null while the index of fairs is being read. */
const NOT_YET_KNOWN = 'nextFairOn';

/** Root fields from the index of fairs; `fairs` says whether it is complete. */
const OF_FAIR_INDEX: ReadonlySet<string | number | undefined> = new Set([
  'fairs',
  'onAnyDay',
  'fairDayPlans',
]);

/** Paths with the loss at each. */
export function silentLosses(expected: GraphQLBody, actual: GraphQLBody): string[] {
  const errorPaths = (actual.errors ?? []).map(({ path }) => path ?? []);
  const isIncomplete = (path: Path): boolean =>
    valueAt(actual.data, [...path, 'index', 'isComplete']) === false;
  const lacksFairs = isIncomplete(['fairs']);
  const isSaid = (path: Path): boolean =>
    path.at(-1) === NOT_YET_KNOWN ||
    (lacksFairs && OF_FAIR_INDEX.has(path[0])) ||
    path.some((_, at) => isIncomplete(path.slice(0, at))) ||
    errorPaths.some((error) =>
      error.slice(0, path.length).every((key, at) => key === path[at] || at >= path.length),
    );
  const losses: string[] = [];
  const report = (path: Path, problem: string): void => {
    const isRepeated =
      path.at(-1) === NAME_OF_PICTURE &&
      errorPaths.some((error) => error.slice(0, -1).every((key, at) => key === path[at]));
    if (!isSaid(path) && !isRepeated) losses.push(`${path.join('.')} ${problem}`);
  };
  const compare = (was: unknown, is: unknown, path: Path): void => {
    if (was === null || was === undefined) return;
    if (is === null || is === undefined) return report(path, 'is null without an error');
    if (Array.isArray(was) && Array.isArray(is)) return compareLists(was, is, path);
    if (typeof was === 'object' && typeof is === 'object') {
      for (const [key, value] of Object.entries(was)) compare(value, Reflect.get(is, key), [...path, key]);
      return;
    }
    if (typeof was === 'number' && was !== 0 && is === 0) report(path, `is 0, was ${was}, without an error`);
    if (typeof was === 'string' && was !== '' && is === '') report(path, 'is empty without an error');
  };
  const compareLists = (was: readonly unknown[], is: readonly unknown[], path: Path): void => {
    const dropped = was.length - is.length;
    if (was.length > 0 && is.length === 0) return report(path, `is an empty list, had ${was.length}`);
    if (was.length >= SHORT_LIST && dropped > was.length / 2)
      return report(path, `has ${is.length} of ${was.length} items`);
    // An item that moved up cannot be distinguished from one that changed.
    if (dropped !== 0) return;
    for (const [at, value] of was.entries())
      if (isSameRecord(value, is[at])) compare(value, is[at], [...path, at]);
  };
  compare(expected.data, actual.data, []);
  return losses;
}

/** Whether another record replaced a dropped one in a list of the same length. */
function isSameRecord(was: unknown, is: unknown): boolean {
  const idOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { id, rawId, url, ...others } = value as Readonly<Record<string, unknown>>;
    return id ?? rawId ?? url ?? Object.values(others).map(idOf).find(Boolean);
  };
  return idOf(is) === undefined || idOf(was) === idOf(is);
}
