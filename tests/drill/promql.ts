/** Evaluates the part of PromQL that ops/alerts.yml and the dashboard use, on samples in memory. */

export type Labels = Readonly<Record<string, string>>;

/** One value of an instant vector. */
export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** Samples of one series, in the order of time. */
export interface Series {
  readonly labels: Labels;
  readonly points: readonly { readonly seconds: number; readonly value: number }[];
}

/** The scraped samples. */
export interface SampleSource {
  /** Time of the newest scrape. */
  readonly seconds: number;
  /** The newest scrape of a metric. */
  latest(metric: string): readonly Sample[];
  /** All scrapes of a metric in the window that ends with the newest one. */
  window(metric: string): readonly Series[];
}

type Value = number | readonly Sample[];
type Evaluate = (source: SampleSource) => Value;
type Range = (source: SampleSource) => readonly Series[];

/**
 * Parses an expression. Ignores durations: the source defines the window. @throws on unsupported syntax
 */
export function parseExpression(text: string): (source: SampleSource) => readonly Sample[] {
  const tokens = tokenize(text);
  const isNext = (...texts: string[]): boolean => texts.includes(tokens[0] ?? '');
  const take = (expected?: string): string => {
    const token = tokens.shift();
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`unexpected ${token ?? 'end'} in ${text}`);
    return token;
  };
  /** A list in parentheses or braces. */
  const takeList = <T>(open: string, close: string, takeItem: () => T): T[] => {
    const items: T[] = [];
    for (take(open); !isNext(close); items.push(takeItem())) if (items.length > 0) take(',');
    take(close);
    return items;
  };

  const takeMatcher = (): ((labels: Labels) => boolean) => {
    const [name, operator, value] = [take(), take(), take().slice(1, -1)];
    const pattern = operator === '=~' ? new RegExp(`^(?:${value})$`) : null;
    return ({ [name]: label = '' }) => pattern?.test(label) ?? (label === value) === (operator === '=');
  };
  const takeSelector = (metric: string): { metric: string; matches: (labels: Labels) => boolean } => {
    const matchers = isNext('{') ? takeList('{', '}', takeMatcher) : [];
    return { metric, matches: (labels) => matchers.every((matcher) => matcher(labels)) };
  };
  const takeRange = (): Range => {
    const { metric, matches } = takeSelector(take());
    takeList('[', ']', take);
    return (source) => source.window(metric).filter(({ labels }) => matches(labels));
  };
  const takeAggregate = (combine: (values: readonly number[]) => number): Evaluate => {
    const by = isNext('by') ? (take(), takeList('(', ')', take)) : [];
    const [inner = nothing] = takeList('(', ')', takeUnion);
    return (source) => aggregate(combine, by, vectorOf(inner(source)));
  };
  const takeOperand = (): Evaluate => {
    if (isNext('(')) return takeList('(', ')', () => takeBinary(0))[0] ?? nothing;
    const name = take();
    const overTime = OVER_TIME[name];
    if (overTime) {
      const [range = nothing as Range] = takeList('(', ')', takeRange);
      return (source) =>
        range(source).flatMap(({ labels, points }) => {
          const value = overTime(points);
          return value === null ? [] : [{ labels, value }];
        });
    }
    const combine = AGGREGATES[name];
    if (combine) return takeAggregate(combine);
    const call = FUNCTIONS[name];
    if (call) {
      const args = takeList('(', ')', () => takeBinary(0));
      return (source) =>
        call(
          args.map((arg) => arg(source)),
          source,
        );
    }
    if (/^\d/.test(name)) return () => Number(name);
    if (!/^\w+$/.test(name) || isNext('(')) throw new Error(`unknown ${name} in ${text}`);
    const { metric, matches } = takeSelector(name);
    return (source) => source.latest(metric).filter(({ labels }) => matches(labels));
  };
  const takeBinary = (level: number): Evaluate => {
    const operators = OPERATORS[level];
    if (!operators) return takeOperand();
    let left = takeBinary(level + 1);
    while (isNext(...Object.keys(operators))) {
      const operator = operators[take()];
      const [first, second] = [left, takeBinary(level + 1)];
      if (operator) left = (source) => combineValues(operator, first(source), second(source));
    }
    return left;
  };
  function takeUnion(): Evaluate {
    const first = takeBinary(0);
    if (!isNext('or')) return first;
    take();
    const second = takeUnion();
    return (source) => unite(vectorOf(first(source)), vectorOf(second(source)));
  }

  const evaluate = takeUnion();
  if (tokens.length > 0) throw new Error(`unexpected ${tokens[0]} in ${text}`);
  return (source) => vectorOf(evaluate(source));
}

function tokenize(text: string): string[] {
  const tokens = text.match(/"[^"]*"|[A-Za-z_:][\w:]*|\d+(?:\.\d+)?[smhd]?|[<>=!]=|=~|[^\s\w]/g) ?? [];
  return [...tokens];
}

const nothing = (): [] => [];
const vectorOf = (value: Value): readonly Sample[] =>
  typeof value === 'number' ? [{ labels: {}, value }] : value;

/** Operators by name, lowest precedence first. A comparison returns the left value, or null to drop the sample. */
const OPERATORS: Readonly<Record<string, (left: number, right: number) => number | null>>[] = [
  {
    '>': (left, right) => (left > right ? left : null),
    '<': (left, right) => (left < right ? left : null),
    '==': (left, right) => (left === right ? left : null),
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right, '/': (left, right) => left / right },
];

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  count: (values) => values.length,
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

/** Counters restart at 0 with their process. */
const increase = (points: Series['points']): number =>
  points.reduce((total, { value }, at) => {
    const before = points[at - 1]?.value ?? value;
    return total + (value < before ? value : value - before);
  }, 0);
const span = (points: Series['points']): number => (points.at(-1)?.seconds ?? 0) - (points[0]?.seconds ?? 0);

const OVER_TIME: Readonly<Record<string, (points: Series['points']) => number | null>> = {
  increase: (points) => (points.length < 2 ? null : increase(points)),
  rate: (points) => (points.length < 2 ? null : increase(points) / span(points)),
  max_over_time: (points) => Math.max(...points.map(({ value }) => value)),
  avg_over_time: (points) => points.reduce((sum, { value }) => sum + value, 0) / points.length,
};

const FUNCTIONS: Readonly<Record<string, (args: Value[], source: SampleSource) => Value>> = {
  time: (_args, { seconds }) => seconds,
  absent: ([values = []]) => (vectorOf(values).length === 0 ? [{ labels: {}, value: 1 }] : []),
  topk: ([count = 0, values = []]) =>
    vectorOf(values)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, Number(count)),
  histogram_quantile: ([quantile = 0, buckets = []]) => quantiles(Number(quantile), vectorOf(buckets)),
};

const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function unite(first: readonly Sample[], second: readonly Sample[]): readonly Sample[] {
  const known = new Set(first.map(({ labels }) => keyOf(labels)));
  return [...first, ...second.filter(({ labels }) => !known.has(keyOf(labels)))];
}

function groupBy(samples: readonly Sample[], labelsOf: (labels: Labels) => Labels) {
  const groups = new Map<string, { labels: Labels; samples: Sample[] }>();
  for (const sample of samples) {
    const labels = labelsOf(sample.labels);
    const group = groups.get(keyOf(labels)) ?? { labels, samples: [] };
    group.samples.push(sample);
    groups.set(keyOf(labels), group);
  }
  return [...groups.values()];
}

function aggregate(
  combine: (values: readonly number[]) => number,
  by: readonly string[],
  samples: readonly Sample[],
): Sample[] {
  const labelsOf = (labels: Labels): Labels =>
    Object.fromEntries(by.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])));
  return groupBy(samples, labelsOf).map(({ labels, samples: group }) => ({
    labels,
    value: combine(group.map(({ value }) => value)),
  }));
}

/** Vectors are matched by all their labels. */
function combineValues(
  operator: (left: number, right: number) => number | null,
  left: Value,
  right: Value,
): Value {
  if (typeof left === 'number' && typeof right === 'number') return operator(left, right) ?? [];
  const rightOf = (labels: Labels): number | undefined =>
    typeof right === 'number' ? right : right.find((other) => keyOf(other.labels) === keyOf(labels))?.value;
  const pairs =
    typeof left === 'number'
      ? vectorOf(right).map(({ labels, value }) => ({ labels, first: left, second: value }))
      : left.map(({ labels, value }) => ({ labels, first: value, second: rightOf(labels) }));
  return pairs.flatMap(({ labels, first, second }) => {
    const value = second === undefined ? null : operator(first, second);
    return value === null ? [] : [{ labels, value }];
  });
}

/** Interpolates within the bucket that holds the quantile. */
function quantiles(quantile: number, buckets: readonly Sample[]): Sample[] {
  const withoutBound = ({ le: _le, ...labels }: Record<string, string>): Labels => labels;
  return groupBy(buckets, withoutBound).flatMap(({ labels, samples }) => {
    const bounds = samples
      .map(({ labels: { le }, value }) => ({ bound: le === '+Inf' ? Infinity : Number(le), count: value }))
      .toSorted((a, b) => a.bound - b.bound);
    const rank = quantile * (bounds.at(-1)?.count ?? 0);
    const at = bounds.findIndex(({ count }) => count >= rank);
    const bucket = bounds[at];
    if (!bucket || rank === 0) return [];
    const below = bounds[at - 1] ?? { bound: 0, count: 0 };
    if (bucket.bound === Infinity) return [{ labels, value: below.bound }];
    const share = (rank - below.count) / (bucket.count - below.count);
    return [{ labels, value: below.bound + (bucket.bound - below.bound) * share }];
  });
}
