import { act, cleanup, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { expect, it } from 'vitest';
import { useHallEstimates } from '#client/components/cost/hallEstimates.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { recordRequests } from '../relay/recordRequests.ts';

const IDS = ['one', 'two'];
const estimate = (amount: number) => ({ amount, billCount: 3, minGuestCount: 50, maxGuestCount: 70 });
const hall = (id: string, costEstimate: object | null) => ({ __typename: 'Hall', id, costEstimate });

function Estimates() {
  const estimates = useHallEstimates(IDS, 60);
  return <output>{estimates.map((each) => String(each?.amount)).join(' ')}</output>;
}

it('the next page asks again for estimates that failed, and for those alone', async () => {
  const { transport, of } = recordRequests();
  const environment = createEnvironment(transport, 'browser');
  const sent = () => of('hallEstimatesQuery');
  const open = async () => {
    cleanup();
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Estimates />
      </RelayEnvironmentProvider>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return sent().map(({ variables }) => variables['ids']);
  };
  const shown = () => screen.getByRole('status').textContent;

  expect(await open()).toEqual([IDS]);
  await act(async () =>
    sent()[0]?.respond({
      data: { nodes: [hall('one', estimate(3_000_000)), hall('two', null)] },
      errors: [{ message: 'down', path: ['nodes', 1, 'costEstimate'] }],
    }),
  );
  expect(shown()).toBe('3000000 undefined');

  expect(await open()).toEqual([IDS, ['two']]);
  await act(async () => sent()[1]?.respond({ data: { nodes: [hall('two', estimate(4_000_000))] } }));
  expect(shown()).toBe('3000000 4000000');
  expect(await open()).toHaveLength(2);
});
