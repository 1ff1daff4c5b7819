import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCalls } from './account.suite.ts';
import { Api, contract } from './api.ts';
import { formCalls } from './forms.suite.ts';
import { brideCalls } from './brides.suite.ts';
import { fairCalls } from './fairs.suite.ts';
import { hallCalls } from './halls.suite.ts';
import { keepingCalls } from './savedItems.suite.ts';
import { magazineCalls } from './magazine.suite.ts';
import { peopleCalls } from './users.suite.ts';
import { placeCalls } from './places.suite.ts';
import { searchCalls } from './search.suite.ts';

/** Calls that are not served yet, or that no client makes (R76, x-unused). */
const OTHERS = /^(R76|R100)/;

// A sweep is a thousand calls, and machines that run tests are busy.
vi.setConfig({ testTimeout: 120_000 });

/** The whole contract, as far as it is served, against an origin on some database. */
export function describeOrigin(
  name: string,
  start: () => Promise<{ url: string; stop: () => Promise<void> }>,
): void {
  describe(`the REST APIs on ${name}`, () => {
    let origin: Awaited<ReturnType<typeof start>>;
    let api: Api;
    beforeAll(async () => {
      origin = await start();
      api = new Api(origin.url);
    });
    afterAll(() => origin?.stop());

    describe('halls', () => hallCalls(() => api));
    describe('hall search', () => searchCalls(() => api));
    describe('fairs and places', () => placeCalls(() => api));
    describe('brides', () => brideCalls(() => api));
    describe('reservations of fairs', () => fairCalls(() => api));
    describe('the magazine', () => magazineCalls(() => api));
    describe('people', () => peopleCalls(() => api));
    describe('keeping', () => keepingCalls(() => api));
    describe('forms', () => formCalls(() => api));
    describe('my page', () => accountCalls(() => api));

    it('has answered every call of the contract that is served', () => {
      const served = new Set(
        contract.operations.map(({ number }) => number).filter((number) => !OTHERS.test(number)),
      );
      expect([...served].filter((number) => !api.called.has(number))).toEqual([]);
    });
  });
}
