import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ReservationsPageQuery } from '../../__generated__/ReservationsPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { DeviceReservations } from '../../components/reservation/DeviceReservations.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ReservationRow } from './ReservationRow.tsx';
import { fairsPath, findReservationPath } from '../../paths.ts';

/** The viewer's reservations: upcoming ones by date, then past ones, then cancelled ones. */
export default function ReservationsPage({ query }: PageProps<ReservationsPageQuery>) {
  const { viewer } = usePreloadedQuery<ReservationsPageQuery>(
    graphql`
      query ReservationsPageQuery @preloadable @throwOnFieldError {
        viewer {
          account {
            reservations {
              id
              rawId
              status @catch(to: NULL)
              heldOn @catch(to: NULL)
              holdTime @catch(to: NULL)
              isCancellable @catch(to: NULL)
              ...ReservationRow_reservation
            }
          }
        }
      }
    `,
    query,
  );
  const reservations = viewer.account?.reservations ?? [];
  const start = ({ heldOn, holdTime }: (typeof reservations)[number]) => `${heldOn ?? ''} ${holdTime ?? ''}`;
  const soonestFirst = reservations.toSorted((one, other) => (start(one) < start(other) ? -1 : 1));
  // A reservation with unknown status may be active, so it is listed with the upcoming ones.
  const isOver = ({ isCancellable, status }: (typeof reservations)[number]) =>
    isCancellable === false && status === 'RESERVED';
  const groups = [
    {
      title: 'これからの予約',
      rows: soonestFirst.filter((one) => one.status !== 'CANCELLED' && !isOver(one)),
    },
    { title: '開催が終わった予約', rows: soonestFirst.filter(isOver).toReversed() },
    {
      title: '取り消した予約',
      rows: soonestFirst.filter(({ status }) => status === 'CANCELLED').toReversed(),
    },
  ];
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
            <a href={findReservationPath()}>予約番号と取消コードで予約票を開けます</a>。
          </p>
        </>
      ) : reservations.length === 0 ? (
        <EmptyState
          drawing="fairs"
          title="予約はまだありません"
          actions={<ButtonLink href={fairsPath()}>フェアを探す</ButtonLink>}
        >
          <p>ブライダルフェアを予約すると、ここに並びます。</p>
        </EmptyState>
      ) : (
        groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <section key={title}>
              <h2>{title}</h2>
              {rows.map((reservation) => (
                <ReservationRow key={reservation.id} reservation={reservation} />
              ))}
            </section>
          ))
      )}
      <DeviceReservations listed={reservations.map(({ rawId }) => rawId)} />
    </NarrowPage>
  );
}
