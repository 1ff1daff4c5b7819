import { findCandidate, headers, startCandidate, startMock } from '../candidates.ts';
import { load } from '../measure.ts';
import { queries, type BenchQuery } from '../queries.ts';
import { round, type Row } from '../table.ts';
import type { Benchmark } from '../benchmark.ts';

/** V8 optimizes a gateway differently at each start. */
const PROCESSES = 3;
const WARM_UP_SECONDS = 10;
/** What minor collections may move into the old generation. A request that something keeps adds 40 kB and more. */
const MAX_PROMOTED_KB = 15;

/** Bytes that minor collections handle per request. They do not depend on the load of the machine. */
export const scavenges: Benchmark = {
  name: 'scavenges',
  description: 'Memory per request that minor collections free, copy and promote to the old generation',
  async run({ seconds }) {
    const rows: Row[] = [];
    await using mock = await startMock();
    for (const query of queries)
      for (let process = 1; process <= PROCESSES; process += 1)
        rows.push({ query: query.name, process, ...(await measure(query, mock, seconds)) });
    const largest = Math.max(...rows.map((row) => Number(row['promoted kB'])));
    return {
      rows,
      targets: [
        { text: `at most ${MAX_PROMOTED_KB} kB promoted per request`, isMet: largest <= MAX_PROMOTED_KB },
      ],
    };
  },
};

async function measure(query: BenchQuery, mock: Awaited<ReturnType<typeof startMock>>, seconds: number) {
  const { path, requestOf, ...candidate } = findCandidate('musubi');
  await using server = await startCandidate({ ...candidate, path, requestOf }, mock, ['--trace-gc-nvp']);
  const body = JSON.stringify({ ...requestOf(query), variables: query.variables('%d') });
  const target = { url: server.url + path, headers, body, connections: 32 };
  const warmUp = await load({ ...target, from: 1_000, seconds: WARM_UP_SECONDS });
  const start = server.output().length;
  const { requests } = await load({ ...target, from: 2_000 + warmUp.requests, seconds });
  const trace = server
    .output()
    .slice(start)
    .split('\n')
    .filter((line) => line.includes(' gc=s '));
  const kilobytes = (name: string) => {
    const sum = trace.reduce(
      (total, line) => total + Number(new RegExp(`\\b${name}=(\\d+)`).exec(line)?.[1]),
      0,
    );
    return round(sum / requests / 1_024, 1);
  };
  return {
    requests,
    'allocated kB': kilobytes('allocated'),
    'copied kB': kilobytes('new_space_survived'),
    'promoted kB': kilobytes('promoted'),
  };
}
