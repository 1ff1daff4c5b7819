import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ReservationsPageQuery } from '../../__generated__/ReservationsPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ReservationRow } from './ReservationRow.tsx';

/** The viewer's reservations, newest first, including cancelled ones. */
export default function ReservationsPage({ query }: PageProps<ReservationsPageQuery>) {
  const { viewer } = usePreloadedQuery<ReservationsPageQuery>(
    graphql`
      query ReservationsPageQuery @preloadable @throwOnFieldError {
        viewer {
          account {
            reservations {
              id
              ...ReservationRow_reservation
            }
          }
        }
      }
    `,
    query,
  );
  const reservations = viewer.account?.reservations ?? [];
  return (
    <NarrowPage title="予約一覧">
      <Head
        title="予約一覧"
        description="ブライダルフェアの予約を確認・取り消しできます。"
        canonical={null}
        noindex
      />
      {viewer.account === null || viewer.account === undefined ? (
        <>
          <MembersOnly>予約したブライダルフェアの確認と取り消しができます。</MembersOnly>
          <p>
            会員登録をせずに予約された方は
            <a href="/reservations/cancel">予約番号と取消コードで取り消せます</a>。
          </p>
        </>
      ) : reservations.length === 0 ? (
        <EmptyState
          drawing="fairs"
          title="予約はまだありません"
          actions={<ButtonLink href="/halls/search/">会場を探す</ButtonLink>}
        >
          <p>ブライダルフェアを予約すると、ここに並びます。</p>
        </EmptyState>
      ) : (
        reservations.map((reservation) => <ReservationRow key={reservation.id} reservation={reservation} />)
      )}
    </NarrowPage>
  );
}
