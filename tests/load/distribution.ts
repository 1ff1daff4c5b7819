/** The recorded distribution of visits in visits.json. */
import visits from './visits.json' with { type: 'json' };

export const VISIT_KINDS = ['search', 'hall', 'article', 'personal'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

function weighted<T>(choices: readonly (readonly [T, number])[], random: () => number): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice;
  throw new Error('nothing to choose from');
}

/** Approximates a Zipf distribution: the nth item is chosen about 1/n times as often as the first. */
const popular = (places: readonly number[], random: () => number): number | undefined =>
  places[Math.floor(places.length ** random()) - 1];

/** Values of the placeholders in addresses, the most popular first. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  hall: Array.from({ length: 200 }, (_, at) => at + 1),
  article: Array.from({ length: 40 }, (_, at) => at + 101),
  page: Array.from({ length: 4 }, (_, at) => at + 2),
  people: Array.from({ length: 12 }, (_, at) => 10 * (at + 1)),
};
const PLACE = /\{(\w+)\}/;

/** The next visit of the distribution. */
export function drawVisit(random: () => number): { kind: VisitKind; path: string } {
  const kind = weighted(
    VISIT_KINDS.map((each) => [each, visits[each].share] as const),
    random,
  );
  const template = weighted(Object.entries(visits[kind].addresses), random);
  return {
    kind,
    path: template.replace(PLACE, (_place, name: string) => String(popular(PLACES[name] ?? [], random))),
  };
}

/** The public addresses that visitors open. @param most places of an address, the most popular first; all by default */
export function publicAddresses(most = Infinity): string[] {
  return VISIT_KINDS.filter((kind) => kind !== 'personal')
    .flatMap((kind) => Object.keys(visits[kind].addresses))
    .flatMap((template) => {
      const places = PLACES[PLACE.exec(template)?.[1] ?? ''];
      return places
        ? places.slice(0, most).map((place) => template.replace(PLACE, String(place)))
        : [template];
    });
}
