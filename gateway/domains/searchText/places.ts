/** Which places several typed places mean together: a search has one place, or several regions. */
import type { Entry, Lexicon, Term } from './lexicon.ts';

/** From largest to smallest. */
const PLACE_KINDS = ['area', 'prefecture', 'region', 'district', 'station'] as const;

export function isPlace({ kind }: Term): boolean {
  return PLACE_KINDS.some((known) => known === kind);
}

const sizeOf = ({ kind }: Term): number => PLACE_KINDS.findIndex((known) => known === kind);

/**
 * Chooses the meaning of each typed place: the same region for all if there is one, otherwise the smallest place. A
 * larger place around it selects between places of one name.
 * @returns a term for each place that is used or that surrounds it, undefined for others
 */
export function choosePlaces(
  typed: readonly (readonly Entry[])[],
  { entries }: Lexicon,
): readonly (Term | undefined)[] {
  const [first, ...others] = typed;
  if (first === undefined) return [];
  const shared = first.find(
    ({ term }) => term.kind === 'region' && others.every((list) => list.some((entry) => entry.term === term)),
  );
  if (others.length > 0 && shared) return typed.map(() => shared.term);

  const areaOf = (prefecture: string | null): string | null =>
    [...entries.values()].flat().find(({ term }) => term.kind === 'prefecture' && term.value === prefecture)
      ?.term.parent ?? null;
  const surrounds = (outer: Term, inner: Term): boolean =>
    sizeOf(outer) < sizeOf(inner) &&
    (outer.kind === 'area'
      ? (inner.kind === 'prefecture' ? inner.parent : areaOf(inner.parent)) === outer.value
      : outer.kind === 'prefecture' && inner.parent === outer.value);

  const inContext = typed.map((list, index) => {
    const around = typed.flatMap((other, at) => (at === index ? [] : other.slice(0, 1)));
    return list.find(({ term }) => around.some((outer) => surrounds(outer.term, term))) ?? list[0];
  });
  const terms = inContext.map((entry) => entry?.term);
  const smallest = terms.filter((term) => term !== undefined).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (smallest === undefined) return terms;
  return terms.map((term) => {
    if (term === undefined) return undefined;
    if (term.kind === 'region' && smallest.kind === 'region') return term;
    return term === smallest || surrounds(term, smallest) ? smallest : undefined;
  });
}
