/**
 * `npm run bench:micro [-- name …]`: compares ways of doing one small thing, in interleaved rounds, by their medians.
 * The records in docs/decisions cite these figures; `npm run bench` measures the whole product.
 */
import { cache } from './cache.ts';
import { deadline } from './deadline.ts';
import { fairs } from './fairs.ts';
import { html } from './html.ts';
import { compare } from './measure.ts';
import { resilience } from './resilience.ts';
import { shapes } from './shapes.ts';
import { validator } from './validator.ts';

const benches = [validator, resilience, deadline, cache, html, fairs, shapes];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `no such bench: ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
for (const bench of benches) if (wanted.length === 0 || wanted.includes(bench.name)) await compare(bench);
process.exit();
