/** Lists show brides by their nicknames. */
import { expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';

it('no two seeded brides have the same nickname', () => {
  const nicknames = catalogue.brides.map(({ nickname }) => nickname);
  expect(nicknames.length).toBeGreaterThan(500);
  expect(nicknames.filter((name, index) => nicknames.indexOf(name) !== index)).toEqual([]);
});
