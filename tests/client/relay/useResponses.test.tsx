import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { expect, it } from 'vitest';
import query, { type EmptyResultQuery } from '#client/__generated__/EmptyResultQuery.graphql.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { useResponses } from '#client/relay/useResponses.ts';
import { recordRequests } from './recordRequests.ts';

const searchFor = (text: string) => ({ filter: { text } });
const found = (totalCount: number) => ({ data: { halls: { totalCount } } });

const useSearches = (texts: readonly string[]) => useResponses<EmptyResultQuery>(query, texts.map(searchFor));

function open(...texts: string[]) {
  const { sent, transport } = recordRequests();
  const environment = createEnvironment(transport, 'browser');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, rerender, unmount } = renderHook(useSearches, { wrapper, initialProps: texts });
  return {
    counts: () => result.current.map((response) => response && response.halls?.totalCount),
    requests: () =>
      sent.map(({ variables, isCancelled }) => [Object(variables['filter']).text, isCancelled] as const),
    respond: (index: number, count: number) => act(async () => sent[index]?.respond(found(count))),
    fail: (index: number) => act(async () => sent[index]?.fail()),
    rerender,
    unmount,
    /** Whether the store still has an answer after more queries than it keeps were released. */
    async isKept(text: string) {
      for (let other = 0; other < 30; other += 1)
        environment.retain(createOperationDescriptor(query, searchFor(`other ${other}`))).dispose();
      await new Promise((resolve) => setTimeout(resolve));
      return environment.check(createOperationDescriptor(query, searchFor(text))).status === 'available';
    },
  };
}

it('gives each response as it arrives, and null for a request that failed', async () => {
  const { counts, requests, respond, fail, rerender } = open('a', 'b');
  expect([counts(), requests().length]).toEqual([[undefined, undefined], 2]);
  await respond(1, 2);
  expect(counts()).toEqual([undefined, 2]);
  await fail(0);
  expect(counts()).toEqual([null, 2]);
  rerender(['a', 'b']);
  expect(requests()).toHaveLength(2);
});

it('sends nothing without variables', () => {
  const { counts, requests } = open();
  expect([counts(), requests()]).toEqual([[], []]);
});

it('cancels what is not answered when the variables change, and when the component leaves', async () => {
  const { counts, requests, respond, rerender, unmount } = open('a');
  rerender(['b']);
  expect(requests()).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await respond(1, 3);
  rerender(['c']);
  expect(counts()).toEqual([undefined]);
  unmount();
  expect(requests().at(-1)).toEqual(['c', true]);
});

it('keeps the responses in the store while the component uses them', async () => {
  const { respond, isKept, rerender } = open('a');
  await respond(0, 1);
  expect(await isKept('a')).toBe(true);
  rerender([]);
  expect(await isKept('a')).toBe(false);
});
