/**
 * HTML that multiplies in parsers is converted within limits of time and memory, and ends with a notice that it was
 * cut.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { HTML_LIMITS } from '#gateway/html/parse.ts';
import { root } from '#tests/harness/process.ts';
import { FLOODS } from './floods.ts';
import type { Cost } from './probe.ts';

const MAX_DELAY_MS = 50;
const MAX_GROWTH_MB = 50;
/** A picture's address at the proxy is up to nine times as long as in the text. */
const MAX_LENGTH = 9 * HTML_LIMITS.output;
const MAX_BLOCKS = 501;

let costs: readonly Cost[];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', 'tests/gateway/html/probe.ts'],
    {
      cwd: root,
      maxBuffer: 10_000_000,
    },
  );
  costs = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cost);
}, 600_000);

const costOf = (name: string): Cost => {
  const found = costs.find((cost) => cost.name === name);
  if (!found) throw new Error(`not measured: ${name}`);
  return found;
};

describe('a megabyte of HTML', () => {
  it.each(Object.keys(FLOODS))('S76 %s', (name) => {
    const cost = costOf(name);
    expect(cost.delayMs).toBeLessThan(MAX_DELAY_MS);
    expect(cost.growthMb).toBeLessThan(MAX_GROWTH_MB);
    expect(cost.length).toBeLessThan(MAX_LENGTH);
    expect(cost.blocks).toBeLessThanOrEqual(MAX_BLOCKS);
    expect(cost).toMatchObject({ isMarked: true, isGivenUp: false });
  });

  it('S76 random HTML, long and short', () => {
    const random = costs.filter(({ name }) => /^(seed|short) /.test(name));
    expect(random).toHaveLength(60);
    for (const cost of random) {
      expect(cost.delayMs, cost.name).toBeLessThan(MAX_DELAY_MS);
      expect(cost.growthMb, cost.name).toBeLessThan(MAX_GROWTH_MB);
      expect(cost.isGivenUp, cost.name).toBe(false);
      if (cost.name.startsWith('seed')) expect(cost.isMarked, cost.name).toBe(true);
    }
  });

  it('S76 in 250 pieces that are all read at once', () => {
    const cost = costOf('many short ones');
    expect(cost.delayMs).toBeLessThan(MAX_DELAY_MS);
    expect(cost.growthMb).toBeLessThan(MAX_GROWTH_MB);
  });
});
