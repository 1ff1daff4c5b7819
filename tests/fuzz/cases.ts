/** Cases of the fuzzer: page, reply, field and fault. The name of a case suffices to repeat it. */
import { loadContract } from '#contract/document.ts';
import { valueAt, type FieldFault, type FieldPath, type RecordedReply } from '#tests/harness/fieldFaults.ts';
import type { Observation, Viewer } from './lane.ts';
import { fieldsOf, KINDS, mutants, type Kind } from './mutations.ts';
import type { FuzzPage } from './pages.ts';
import { createRandom, hashOf, type Random } from './random.ts';

export const contract = loadContract();

/** A page with valid replies. */
export interface Baseline {
  readonly page: FuzzPage;
  readonly viewer: Viewer;
  /** Replies that opening the page fetches, by operation. */
  readonly replies: ReadonlyMap<string, readonly RecordedReply[]>;
  readonly seen: Observation;
}

/** State of the caches when the broken reply arrives. */
export const CACHES = ['cold', 'warm'] as const;

export interface Break {
  /** `operationId` and which of its replies. */
  readonly operation: string;
  readonly at: number;
  readonly field: FieldPath;
  readonly kind: Kind;
  readonly variant: number;
}

export interface Case {
  readonly page: string;
  readonly viewer: Viewer;
  readonly caches: (typeof CACHES)[number];
  /** Fetched first: the HTML, or the data of a navigation. */
  readonly first: 'html' | 'data';
  readonly breaks: readonly Break[];
}

export function operationOf({ method, path }: RecordedReply): string {
  const found = contract.find(method, path.split('?')[0] ?? '');
  if (found === null) throw new Error(`${method} ${path} is no call of the contract`);
  return found.operation.operationId;
}

/** Text from which {@link parseCase} makes the case again. */
export function nameOf({ page, viewer, caches, first, breaks }: Case): string {
  const parts = breaks.map(
    ({ operation, at, field, kind, variant }) =>
      `${operation}#${at} ${JSON.stringify(field)} ${kind}/${variant}`,
  );
  return [page, viewer, caches, first, ...parts].join(' | ');
}

export function parseCase(name: string): Case {
  const [page = '', viewer, caches, first, ...parts] = name.split(' | ');
  const breaks = parts.map((part): Break => {
    const match = /^(\w+)#(\d+) (\[.*\]) (\w+)\/(\d+)$/.exec(part);
    const kind = KINDS.find((known) => known === match?.[4]);
    if (!match || !kind) throw new Error(`Not a broken field: ${part}`);
    const field = JSON.parse(match[3] ?? '[]') as FieldPath;
    return { operation: match[1] ?? '', at: Number(match[2]), field, kind, variant: Number(match[5]) };
  });
  return {
    page,
    viewer: viewer === 'member' ? 'member' : 'guest',
    caches: caches === 'warm' ? 'warm' : 'cold',
    first: first === 'data' ? 'data' : 'html',
    breaks,
  };
}

/**
 * One broken field for each pattern, kind and page. Pages take turns; each field is broken in one random way before the
 * other ways follow.
 */
export function* planCases(seed: number, baselines: readonly Baseline[]): Generator<Case, void, void> {
  const byPage = Map.groupBy(baselines, ({ page }) => page.name);
  const queues = [...byPage].map(([page, ofPage]) => {
    const random = createRandom(seed ^ hashOf(page));
    const singles = random.shuffle(singlesOf(ofPage));
    const fields = Map.groupBy(singles, ({ operation, pattern }) => `${operation} ${pattern}`);
    const firsts = new Set([...fields.values()].flatMap(([first]) => first ?? []));
    const passes = [singles.filter((one) => firsts.has(one)), singles.filter((one) => !firsts.has(one))];
    return { page, ofPage, random, singles, passes };
  });
  const order = createRandom(seed);
  for (const pass of [0, 1])
    for (let round = 0; queues.some(({ passes }) => (passes[pass]?.length ?? 0) > round); round += 1)
      for (const { page, ofPage, random, singles, passes } of order.shuffle(queues)) {
        const single = passes[pass]?.[round];
        if (single === undefined) continue;
        const baseline = random.pick(ofPage.filter(({ replies }) => replies.has(single.operation)));
        const partners = singles.filter(({ operation }) => baseline.replies.has(operation));
        const partner = round % 4 === 3 ? random.pick(partners) : single;
        const chosen = partner === single ? [single] : [single, partner];
        yield {
          page,
          viewer: baseline.viewer,
          caches: random.pick(CACHES),
          first: random.pick(['html', 'data'] as const),
          breaks: chosen.map((one) => breakOf(one, baseline, random)),
        };
      }
}

/** Fields that can be broken, before position and variant are chosen. */
interface Single {
  readonly operation: string;
  readonly pattern: string;
  readonly kind: Kind;
}

export function singlesOf(baselines: readonly Baseline[]): Single[] {
  const found = new Map<string, Single>();
  for (const { replies } of baselines)
    for (const [operation, list] of replies)
      for (const { body } of list)
        for (const { pattern, paths } of fieldsOf(body))
          for (const kind of KINDS) {
            const applies = paths.some((path) => mutants(kind, valueAt(body, path)).length > 0);
            if (applies) found.set(`${operation} ${pattern} ${kind}`, { operation, pattern, kind });
          }
  return [...found.values()];
}

function breakOf({ operation, pattern, kind }: Single, { replies }: Baseline, random: Random): Break {
  const places = (replies.get(operation) ?? []).flatMap(({ body }, at) =>
    fieldsOf(body)
      .filter((field) => field.pattern === pattern)
      .flatMap(({ paths }) => paths)
      .map((field) => ({ at, field, variants: mutants(kind, valueAt(body, field)).length }))
      .filter(({ variants }) => variants > 0),
  );
  if (places.length === 0) return { operation, at: 0, field: [pattern], kind, variant: 0 };
  const { at, field, variants } = random.pick(places);
  return { operation, at, field, kind, variant: random.below(variants) };
}

/** The faults of a case; null where the page does not fetch the reply. */
export function faultsOf({ breaks }: Case, { replies }: Baseline): FieldFault[] | null {
  const faults = breaks.flatMap(({ operation, at, field, kind, variant }): FieldFault[] => {
    const reply = replies.get(operation)?.[at];
    return reply ? [{ path: reply.path, field, kind: (value) => mutants(kind, value)[variant] }] : [];
  });
  return faults.length === breaks.length ? faults : null;
}
