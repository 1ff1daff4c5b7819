/** Campaign parameters of a reservation, which visitors do not see and cannot correct. */
import { expect, test } from 'vitest';
import { startOrigin } from '#tests/harness/origin.ts';

import { reservationForm } from '../topology/reservations.ts';
import { createTestGateway } from './testGateway.ts';

const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) {
  reservation { rawId } userErrors { message } } }`;

test('characters that REST cannot store do not refuse the reservation', async () => {
  const origin = await startOrigin();
  const gateway = createTestGateway(origin.url);
  const { data } = await gateway.execute<{
    hall: { fairs: { nodes: { id: string; holdTimes: [string]; isReservable: boolean }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }');
  const fair = data.hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
  if (!fair) throw new Error('no fair can be reserved');
  const tracking = {
    // The limit of 200 halves the surrogate pair.
    utmCampaign: `${'a'.repeat(199)}😀`,
    utmSource: '夏\u0000フェア',
    utmMedium: '😀',
    id4: '\u0000',
  };
  const input = { ...reservationForm({ fairId: fair.id, holdTime: fair.holdTimes[0] }), tracking };
  const { reserveFair } = (await gateway.execute<{ reserveFair: object }>(RESERVE, { input })).data;
  expect(reserveFair).toEqual({ reservation: { rawId: expect.any(String) }, userErrors: [] });
  await gateway.close();
  await origin.stop();
});
