import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountTests } from './account.suite.ts';
import { ApiClient, contract } from './api.ts';
import { formTests } from './forms.suite.ts';
import { brideTests } from './brides.suite.ts';
import { fairTests } from './fairs.suite.ts';
import { hallTests } from './halls.suite.ts';
import { savedItemTests } from './savedItems.suite.ts';
import { magazineTests } from './magazine.suite.ts';
import { userTests } from './users.suite.ts';
import { placeTests } from './places.suite.ts';
import { searchTests } from './search.suite.ts';

/** Operations the origin does not serve, or no client uses (`x-unused`). */
const UNSERVED = /^(R76|R100)/;

// Sweeps send a thousand requests.
vi.setConfig({ testTimeout: 120_000 });

/** Runs all contract tests against an origin on some database. */
export function describeOrigin(
  name: string,
  start: () => Promise<{ url: string; stop: () => Promise<void> }>,
): void {
  describe(`the REST APIs on ${name}`, () => {
    let origin: Awaited<ReturnType<typeof start>>;
    let api: ApiClient;
    beforeAll(async () => {
      origin = await start();
      api = new ApiClient(origin.url);
    });
    afterAll(() => origin?.stop());

    describe('halls', () => hallTests(() => api));
    describe('hall search', () => searchTests(() => api));
    describe('fairs and places', () => placeTests(() => api));
    describe('brides', () => brideTests(() => api));
    describe('reservations of fairs', () => fairTests(() => api));
    describe('the magazine', () => magazineTests(() => api));
    describe('users', () => userTests(() => api));
    describe('saved items', () => savedItemTests(() => api));
    describe('forms', () => formTests(() => api));
    describe('my page', () => accountTests(() => api));

    it('covers every implemented operation of the contract', () => {
      const served = new Set(
        contract.operations.map(({ number }) => number).filter((number) => !UNSERVED.test(number)),
      );
      expect([...served].filter((number) => !api.coveredOperations.has(number))).toEqual([]);
    });
  });
}
