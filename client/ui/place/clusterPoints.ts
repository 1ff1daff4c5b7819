/** Pins that stand together at a place of the map, in its units. */
export interface Cluster<Pin> {
  readonly x: number;
  readonly y: number;
  readonly pins: readonly Pin[];
}

/** Joins pins nearer than `distance`, nearest pairs first, until none overlap. */
export function clusterPoints<Pin extends { readonly x: number; readonly y: number }>(
  pins: readonly Pin[],
  distance: number,
): Cluster<Pin>[] {
  const clusters: Cluster<Pin>[] = pins.map((pin) => ({ x: pin.x, y: pin.y, pins: [pin] }));
  for (;;) {
    const pair = nearestPair(clusters, distance);
    if (!pair) return clusters;
    const [one, other] = pair;
    const joined = join(clusters[one], clusters[other]);
    if (!joined) return clusters;
    clusters.splice(other, 1);
    clusters[one] = joined;
  }
}

/** Indices of the nearest two of less than `distance`, the lower first. */
function nearestPair(
  clusters: readonly { readonly x: number; readonly y: number }[],
  distance: number,
): readonly [number, number] | null {
  let nearest = distance;
  let pair: readonly [number, number] | null = null;
  clusters.forEach((one, i) =>
    clusters.slice(i + 1).forEach((other, j) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart < nearest) [nearest, pair] = [apart, [i, i + 1 + j]];
    }),
  );
  return pair;
}

/** Stands in the middle of its pins. */
function join<Pin extends { readonly x: number; readonly y: number }>(
  one: Cluster<Pin> | undefined,
  other: Cluster<Pin> | undefined,
): Cluster<Pin> | null {
  if (!one || !other) return null;
  const pins = [...one.pins, ...other.pins];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(pins.map(({ x }) => x)), y: mean(pins.map(({ y }) => y)), pins };
}
