import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ReservationPageQuery } from '../../__generated__/ReservationPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { ReservationLookup } from '../../components/reservation/ReservationLookup.tsx';
import { slipData } from '../../components/reservation/slipData.ts';
import type { PageProps } from '../../router/route.tsx';

/**
 * The slip of a reservation. A member's own is part of the page; others are read in the browser, by the code in the
 * fragment or on this device, or by the code that is typed in.
 */
export default function ReservationPage({
  query,
  context,
}: PageProps<ReservationPageQuery, { number: string }>) {
  const { reservation } = usePreloadedQuery<ReservationPageQuery>(
    graphql`
      query ReservationPageQuery($number: String!) @preloadable @throwOnFieldError {
        reservation(by: { rawId: $number }) {
          ...slipData_reservation
        }
      }
    `,
    query,
  );
  const { number } = context.params;
  return (
    <NarrowPage title="予約票">
      <Head title="予約票" description="ブライダルフェアの予約の内容です。" canonical={null} noindex />
      <ReservationLookup key={number} number={number} initial={reservation ? slipData(reservation) : null} />
    </NarrowPage>
  );
}
