import type { Benchmark } from '../benchmark.ts';
import { documentId, findCandidate, headers, setHalls, startCandidate, startMock } from '../candidates.ts';
import { load, type LoadResult, median } from '../measure.ts';
import { hall } from '../queries.ts';
import { round, type Row } from '../table.ts';

const LATENCY_MS = 20;
const READERS = 8;
const HEAVY_READERS = 4;
/** Halls that make three REST calls each, and rows of a list, with which an operation reaches both limits. */
const HALLS = 19;
const ROWS = 100;
const IMAGE_LISTS = 3;

const halls = Array.from(
  { length: HALLS },
  (_, index) => `h${index}: hall(by: { rawId: "%d${10 + index}" }) {
    name address rating benefits { title } fairs(first: 4) { nodes { name } }
  }`,
);
const images = Array.from(
  { length: IMAGE_LISTS },
  (_, index) => `i${index}: coverImages { url width height }`,
);

/** 58 REST calls and 9,300 objects and values, of 60 and 10,000 allowed; no call is answered from a cache. */
const heavyText = `{ list: halls(filter: { name: "h%d" }, first: ${ROWS}) { nodes { ...Row } } ${halls.join(' ')} }
fragment Row on Hall {
  id rawId name nameKana shortName slug areaSlug address access priceRange cost rating ratingCount clipCount
  capacityMin capacityMax location { latitude longitude areaSlug }
  place: location { latitude longitude areaSlug } point: location { latitude longitude areaSlug } ${images.join(' ')}
}`;

/** The hall page with and without heavy documents beside it. */
export const fairness: Benchmark = {
  name: 'fairness',
  description: `The hall page at ${LATENCY_MS} ms upstream latency, alone and beside ${HEAVY_READERS} senders of the heaviest document allowed (58 REST calls, 9,300 values)`,
  async run({ seconds, rounds }) {
    const rows: Row[] = [];
    const ratios: number[] = [];
    for (const slots of [256, 64]) {
      await using mock = await startMock({ latencyMs: LATENCY_MS });
      await setHalls(mock, ROWS);
      const candidate = findCandidate('musubi');
      const env = { ...candidate.env, ADHOC_DOCUMENTS: 'all', UPSTREAM_CONNECTIONS: String(slots) };
      await using gateway = await startCandidate({ ...candidate, env }, mock);
      const url = gateway.url + candidate.path;
      let from = 1_000;
      const readHalls = async (duration: number): Promise<LoadResult> => {
        const body = JSON.stringify({ documentId: documentId(hall), variables: hall.variables('%d') });
        const result = await load({ url, headers, body, from, connections: READERS, seconds: duration });
        from += result.requests + READERS;
        return result;
      };
      let heavyFrom = 1_000_000;
      const sendHeavy = async (duration: number): Promise<LoadResult> => {
        const body = JSON.stringify({ query: heavyText });
        const options = { url, headers, body, from: heavyFrom, connections: HEAVY_READERS };
        const result = await load({ ...options, seconds: duration });
        heavyFrom += result.requests + HEAVY_READERS;
        return result;
      };
      await Promise.all([readHalls(10), sendHeavy(10)]);
      const alone: LoadResult[] = [];
      const beside: LoadResult[] = [];
      const heavy: LoadResult[] = [];
      for (let index = 0; index < rounds; index += 1) {
        alone.push(await readHalls(seconds));
        const [page, documents] = await Promise.all([readHalls(seconds), sendHeavy(seconds)]);
        beside.push(page);
        heavy.push(documents);
      }
      const ratio = median(beside.map(({ p99 }, index) => p99 / (alone[index]?.p99 ?? NaN)));
      ratios.push(ratio);
      const row = (name: string, results: readonly LoadResult[], timesAlone: number | string): Row => ({
        slots,
        load: name,
        'req/s': Math.round(median(results.map(({ perSecond }) => perSecond))),
        'p50 ms': round(median(results.map(({ p50 }) => p50)), 1),
        'p99 ms': round(median(results.map(({ p99 }) => p99)), 1),
        '× alone': timesAlone,
        failed: Math.max(...results.map(({ failed }) => failed)),
      });
      rows.push(
        row('hall page alone', alone, 1),
        row('hall page beside', beside, round(ratio)),
        row('heavy documents', heavy, ''),
      );
    }
    return {
      rows,
      targets: [
        { text: 'the p99 of the hall page at most doubles', isMet: ratios.every((ratio) => ratio <= 2) },
        { text: 'no request fails', isMet: rows.every(({ failed }) => failed === 0) },
      ],
    };
  },
};
