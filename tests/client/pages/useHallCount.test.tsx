import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createOperationDescriptor, Observable } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import query from '#client/__generated__/useHallCountQuery.graphql.ts';
import { readConditions } from '#client/pages/HallSearch/searchConditions.ts';
import { useHallCount } from '#client/pages/HallSearch/useHallCount.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress } from '#client/router/address.ts';

it('keeps the counted halls in the store while the form shows them', async () => {
  let totalCount = 3;
  const environment = createEnvironment(
    () =>
      Observable.create((sink) => {
        sink.next({ data: { halls: { totalCount, facetCounts: null, areaCounts: null } } });
        sink.complete();
      }),
    'browser',
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, unmount } = renderHook(() => useHallCount('/halls/search/'), { wrapper });
  const count = async (address: string) => {
    const conditions = readConditions(parseAddress(address), {});
    if (!conditions) throw new Error(`${address} is no search`);
    act(() => result.current.count(conditions));
    await vi.waitFor(() =>
      expect(result.current.draft).toMatchObject({ count: totalCount, isCounting: false }),
    );
  };
  const storedTotals = async () => {
    const store = environment.getStore();
    // More queries than the store keeps after their release.
    for (let other = 0; other < 30; other += 1)
      environment.retain(createOperationDescriptor(query, { filter: { text: `other ${other}` } })).dispose();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const source = store.getSource();
    return source.getRecordIDs().flatMap((id) => source.get(id)?.['totalCount'] ?? []);
  };
  await count('/halls/?name=a');
  expect(await storedTotals()).toEqual([3]);
  totalCount = 4;
  await count('/halls/?name=b');
  expect(await storedTotals()).toEqual([4]);
  unmount();
});
