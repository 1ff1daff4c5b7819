/**
 * `npm run fuzz`: compares executors over many random operations. `--seed`, `--from` and `--count` choose them; a
 * difference prints the operation and both results.
 */
import { parseArgs } from 'node:util';
import { compareExecutors } from './differential.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '20000' },
  },
});
const [seed, from, count] = [Number(values.seed), Number(values.from), Number(values.count)];
const BATCH = 500;
const totals = { executed: 0, withErrors: 0, mutations: 0, invalid: 0, refused: 0, differences: 0 };
for (let at = from; at < from + count; at += BATCH) {
  const { differences, ...counts } = await compareExecutors(seed, at, Math.min(BATCH, from + count - at));
  for (const { number, text, variables, compiled, interpreted } of differences) {
    console.log(`\n--from ${number} --count 1 --seed ${seed}\n${text}\n${JSON.stringify(variables)}`);
    console.log(`graphql-js: ${interpreted}\ncompiled:   ${compiled}`);
  }
  totals.differences += differences.length;
  for (const name of ['executed', 'withErrors', 'mutations', 'invalid', 'refused'] as const)
    totals[name] += counts[name];
  console.log(`${at + BATCH}: ${JSON.stringify(totals)}`);
}
process.exitCode = totals.differences > 0 ? 1 : 0;
