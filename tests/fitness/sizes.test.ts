import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBudgets, measureBundles } from '#tests/bench/bundleSize.ts';
import { root } from '#tests/harness/process.ts';

it.each(checkBudgets(measureBundles()))('$text', ({ isMet }) => expect(isMet).toBe(true));

it('no artifact needs the parts of Relay that builds leave out (vite.config.ts)', () => {
  const folder = `${root}client/__generated__/`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql.ts'));
  expect(files.length).toBeGreaterThan(50);
  const needing = files.filter((file) =>
    /"kind": "(?:LinkedHandle|ScalarHandle|RelayResolver|RelayLiveResolver)"|"updatable": true/.test(
      readFileSync(folder + file, 'utf8'),
    ),
  );
  expect(needing).toEqual([]);
});
