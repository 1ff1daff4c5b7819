import { graphql } from 'react-relay/hooks.js';
import type { ReservedNoticeQuery } from '../../__generated__/ReservedNoticeQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { Phrases } from '../../ui/base/Phrases.tsx';
import styles from './ReservationForm.module.css';
import { slipPath, useSavedReservations } from './savedReservations.ts';

interface Reserved {
  readonly number: string;
  readonly holdTime: string | null;
  readonly isCancelled: boolean;
}

/**
 * Shows on a fair's page that the visitor has reserved it, or has cancelled the reservation. Reads the member's list
 * and the reservations saved on this device.
 */
export function ReservedNotice({ fairRawId }: { fairRawId: string }) {
  const ofMember = useMemberReservations(fairRawId);
  const saved = useSavedReservations();
  const ofDevice = saved
    .filter((reservation) => reservation.fairRawId === fairRawId)
    .map(({ number, isCancelled = false }) => ({ number, holdTime: null, isCancelled }));
  const all = [
    ...ofMember,
    ...ofDevice.filter(({ number }) => !ofMember.some((one) => one.number === number)),
  ];
  const active = all.filter(({ isCancelled }) => !isCancelled);
  const shown = active.length > 0 ? active : all.slice(0, 1);
  return shown.map(({ number, holdTime, isCancelled }) => (
    <p key={number} className={styles.reserved} data-cancelled={isCancelled ? '' : undefined}>
      <b>{isCancelled ? '予約を取り消しました' : `予約済み${holdTime ? `（${holdTime}から）` : ''}`}</b>{' '}
      <a href={slipPath(number)}>
        <Phrases>{`予約番号 ${number} の\u200B予約票`}</Phrases>
      </a>
    </p>
  ));
}

const OPTIONS = { networkCacheConfig: PRIVATE_REQUEST };

/** The member's reservations of a fair, newest first; empty for guests, until known and where they cannot be read. */
function useMemberReservations(fairRawId: string): readonly Reserved[] {
  const isLoggedIn = useIsLoggedIn();
  const [response] = useResponses<ReservedNoticeQuery>(
    graphql`
      query ReservedNoticeQuery {
        viewer {
          account {
            reservations {
              rawId
              status
              fairRawId
              holdTime
            }
          }
        }
      }
    `,
    isLoggedIn ? [{}] : [],
    OPTIONS,
  );
  return (response?.viewer.account?.reservations ?? [])
    .filter((reservation) => reservation.fairRawId === fairRawId)
    .map(({ rawId, status, holdTime }) => ({
      number: rawId,
      holdTime: holdTime ?? null,
      isCancelled: status === 'CANCELLED',
    }));
}
