import type { Bench, Claim } from '../benchmark.ts';
import { contender, documentId, headers, startContender, startMock } from '../comparison.ts';
import { load, median } from '../measure.ts';
import { publicForm, queries } from '../queries.ts';
import { round, type Row } from '../table.ts';

/** Public persisted documents by GET, answered from the whole-answer cache, against the floor making the answer. */
export const cache: Bench = {
  name: 'cache',
  about: 'Public documents from the whole-answer cache, against the floor that makes each answer',
  async run({ seconds, rounds }) {
    await using mock = await startMock();
    await using floor = await startContender(contender('floor'), mock);
    await using gateway = await startContender(contender('musubi'), mock);
    const rows: Row[] = [];
    const claims: Claim[] = [];
    for (const query of queries) {
      const variables = encodeURIComponent(JSON.stringify(query.variables(7)));
      const url = `${gateway.url}/graphql?documentId=${documentId(publicForm(query))}&variables=${variables}`;
      const body = JSON.stringify({ operationName: query.name, variables: query.variables('%d') });
      const made: number[] = [];
      const kept: number[] = [];
      let bad = 0;
      // One round more than counts: the first warms both.
      for (let at = 0; at <= rounds; at += 1) {
        const floorRun = await load({
          url: floor.url,
          headers,
          body,
          from: at * 1e6,
          connections: 32,
          seconds,
        });
        const keptRun = await load({ url, headers: {}, connections: 32, seconds });
        bad += floorRun.bad + keptRun.bad;
        if (at === 0) continue;
        made.push(floorRun.perSecond);
        kept.push(keptRun.perSecond);
      }
      const ratio = median(kept) / median(made);
      rows.push({
        query: query.name,
        'floor req/s': Math.round(median(made)),
        'cache req/s': Math.round(median(kept)),
        '× floor': round(ratio),
        bad,
      });
      claims.push({ text: `${query.name}: at least 5 × the floor's rate`, holds: ratio >= 5 && bad === 0 });
    }
    return { rows, claims };
  },
};
