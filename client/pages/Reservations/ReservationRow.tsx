import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReservationRow_reservation$key } from '../../__generated__/ReservationRow_reservation.graphql.ts';
import { formatDate } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import { UNKNOWN } from '../../labels.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { CalendarLeaf } from '../../ui/fair/CalendarLeaf.tsx';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { slipPath } from '../../components/reservation/savedReservations.ts';
import styles from './ReservationRow.module.css';
import { fairPath, hallByIdPath } from '../../paths.ts';

/** A reservation, with a link to its slip. */
export function ReservationRow(props: { reservation: ReservationRow_reservation$key }) {
  const reservation = useFragment(
    graphql`
      fragment ReservationRow_reservation on Reservation {
        rawId
        status
        fairRawId
        fairName
        hallName
        hall {
          rawId
        }
        heldOn
        day {
          holidayName
          rokuyo
        }
        holdTime
        numberOfParticipants
        preferredWeddingDate
        message
        isCancellable
      }
    `,
    props.reservation,
  );
  const { hall, heldOn, holdTime, status, isCancellable, preferredWeddingDate } = reservation;
  const withRokuyo = useRokuyo();
  const isCancelled = status === 'CANCELLED';
  // Active but not cancellable means past: cancelling is possible until the day of the fair.
  const isUnknown = status == null || isCancellable == null;
  const activeState = isCancellable ? '予約中' : '開催終了';
  const state = isCancelled ? '予約を取り消しました' : isUnknown ? UNKNOWN : activeState;
  const page =
    hall && reservation.fairRawId
      ? fairPath({ hallRawId: hall.rawId, fairRawId: reservation.fairRawId })
      : null;
  const name = reservation.fairName ?? 'ブライダルフェア';
  return (
    <article className={styles.row} data-cancelled={isCancelled ? '' : undefined}>
      {heldOn && (
        <CalendarLeaf
          date={heldOn}
          holiday={reservation.day?.holidayName}
          rokuyo={withRokuyo ? ROKUYO_LABELS[reservation.day?.rokuyo ?? ''] : null}
        />
      )}
      <div className="flow">
        <h3 className={styles.name}>{page ? <a href={page}>{name}</a> : name}</h3>
        <p>
          <Tag tone={isCancellable ? 'good' : 'plain'}>{state}</Tag>{' '}
          {hall ? (
            <a href={hallByIdPath({ rawId: hall.rawId })}>{reservation.hallName ?? '会場のページ'}</a>
          ) : (
            (reservation.hallName ?? UNNAMED_HALL)
          )}
        </p>
        <FactList
          facts={[
            { label: '予約番号', value: reservation.rawId },
            {
              label: '日時',
              value: `${heldOn ? formatDate(heldOn) : '日程は確認中です'}${holdTime ? ` ${holdTime}から` : ''}`,
            },
            {
              label: '人数',
              value:
                reservation.numberOfParticipants == null ? UNKNOWN : `${reservation.numberOfParticipants}名`,
            },
            { label: '挙式希望日', value: preferredWeddingDate && formatDate(preferredWeddingDate) },
            { label: 'メッセージ', value: reservation.message },
          ]}
        />
        <p className={styles.actions}>
          <ButtonLink
            size="small"
            variant={isCancellable ? 'primary' : 'secondary'}
            href={slipPath(reservation.rawId)}
          >
            {isCancellable ? '予約票・変更・取り消し' : '予約票'}
          </ButtonLink>
          {isCancellable && page && heldOn && holdTime && (
            <ButtonLink
              size="small"
              icon="calendar"
              href={`${page}.ics?time=${encodeURIComponent(holdTime)}&reservation=${reservation.rawId}`}
              download
            >
              カレンダーに追加
            </ButtonLink>
          )}
        </p>
      </div>
    </article>
  );
}
