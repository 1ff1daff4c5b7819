/** What tracing costs the requests that are not sampled. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Benchmark, Target } from '../benchmark.ts';
import { type Candidate, findCandidate } from '../candidates.ts';
import { compareGateways } from '../comparison.ts';
import { queries } from '../queries.ts';
import { round, type Row } from '../table.ts';

const MAX_RATIO = 1.05;
/** V8's optimizations of the same code differ by up to a tenth between starts; the control row shows by how much. */
const PROCESSES = 2;

export const tracing: Benchmark = {
  name: 'tracing',
  description: 'CPU per request with traces exported, for different shares of sampled requests',
  seconds: 1,
  rounds: 4,
  async run({ seconds, rounds }) {
    await using collector = await startCollector();
    const gateway = findCandidate('musubi');
    const withTraces = (percent: string): Candidate => ({
      ...gateway,
      name: `${percent} % sampled`,
      env: { ...gateway.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT: percent },
    });
    const without = ['no traces', 'control'].map((name): Candidate => ({ ...gateway, name }));
    const among = [...without, withTraces('1'), withTraces('100')];
    const rows: Row[] = [];
    const targets: Target[] = [];
    const cases = queries.map((query) => ({ query }));
    const results = await compareGateways(cases, { seconds, rounds, among, processesOf: () => PROCESSES });
    for (const [at, query] of queries.entries()) {
      const scores = results[at] ?? [];
      for (const { name, perSecond, p99, cpuPerRequest, cpuRatio, failed } of scores)
        rows.push({
          query: query.name,
          traces: name,
          'req/s': Math.round(perSecond),
          'p99 ms': round(p99, 1),
          'CPU ms/req': round(cpuPerRequest, 3),
          '× no traces': round(cpuRatio),
          failed,
        });
      const atOnePercent = scores.find(({ name }) => name === '1 % sampled');
      targets.push({
        text: `${query.name}: at most ${MAX_RATIO} × the CPU without traces where 1 % is sampled`,
        isMet: (atOnePercent?.cpuRatio ?? NaN) <= MAX_RATIO,
      });
    }
    return { rows, targets, conclusion: 'The control has no traces either.' };
  },
};

/** Takes traces by OTLP and forgets them. */
async function startCollector() {
  const server = createServer((request, response) => {
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void (server.closeAllConnections(), server.close()),
  };
}
