/** The robots meta of lists that the gateway has not read yet. */
import { expect, it } from 'vitest';
import { startSite } from '#tests/harness/gateway.ts';

it('pages of lists that are still being read may be indexed', async () => {
  await using site = await startSite();
  for (const path of ['/fairs', '/brides/search', '/magazine/writer/18']) {
    const cold = await (await fetch(site.url + path)).text();
    expect(cold.includes('集めています'), path).toBe(true);
    expect(cold.includes('noindex'), path).toBe(false);
  }
});
