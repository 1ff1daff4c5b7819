import type { Benchmark, Target } from '../benchmark.ts';
import { findCandidate, documentId, headers, startCandidate, startMock } from '../candidates.ts';
import { load, median } from '../measure.ts';
import { withoutViewerFields, queries } from '../queries.ts';
import { round, type Row } from '../table.ts';

/** Public persisted documents by GET, from the response cache, compared with the floor computing the response. */
export const cache: Benchmark = {
  name: 'cache',
  description: 'Public documents from the response cache, compared with the floor computing each response',
  async run({ seconds, rounds }) {
    await using mock = await startMock();
    await using floor = await startCandidate(findCandidate('floor'), mock);
    await using gateway = await startCandidate(findCandidate('musubi'), mock);
    const rows: Row[] = [];
    const targets: Target[] = [];
    for (const query of queries) {
      const variables = encodeURIComponent(JSON.stringify(query.variables(7)));
      const url = `${gateway.url}/graphql?documentId=${documentId(withoutViewerFields(query))}&variables=${variables}`;
      const body = JSON.stringify({ operationName: query.name, variables: query.variables('%d') });
      const floorRates: number[] = [];
      const cacheRates: number[] = [];
      let failed = 0;
      // The first round warms up both.
      for (let at = 0; at <= rounds; at += 1) {
        const floorRun = await load({
          url: floor.url,
          headers,
          body,
          from: at * 1e6,
          connections: 32,
          seconds,
        });
        const cacheRun = await load({ url, headers: {}, connections: 32, seconds });
        failed += floorRun.failed + cacheRun.failed;
        if (at === 0) continue;
        floorRates.push(floorRun.perSecond);
        cacheRates.push(cacheRun.perSecond);
      }
      const ratio = median(cacheRates) / median(floorRates);
      rows.push({
        query: query.name,
        'floor req/s': Math.round(median(floorRates)),
        'cache req/s': Math.round(median(cacheRates)),
        '× floor': round(ratio),
        failed,
      });
      targets.push({
        text: `${query.name}: at least 5 × the floor's rate`,
        isMet: ratio >= 5 && failed === 0,
      });
    }
    return { rows, targets };
  },
};
