import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReservationRow_reservation$key } from '../../__generated__/ReservationRow_reservation.graphql.ts';
import { formatDate } from '../../format.ts';
import { ROKUYO_LABELS, UNKNOWN } from '../../labels.ts';
import { fairPath } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { CalendarLeaf } from '../../ui/fair/CalendarLeaf.tsx';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import styles from './ReservationRow.module.css';

/** A reservation. Cancelling is a form and works without script. */
export function ReservationRow(props: { reservation: ReservationRow_reservation$key }) {
  const reservation = useFragment(
    graphql`
      fragment ReservationRow_reservation on Reservation {
        id
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
  const state = isCancelled ? '取り消し済み' : isCancellable ? '予約中' : '開催終了';
  const page = hall && reservation.fairRawId ? fairPath(hall.rawId, reservation.fairRawId) : null;
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
        <h2 className={styles.name}>{page ? <a href={page}>{name}</a> : name}</h2>
        <p>
          <Tag tone={isCancellable ? 'good' : 'plain'}>{state}</Tag>{' '}
          {hall ? (
            <a href={`/halls/${hall.rawId}`}>{reservation.hallName ?? '会場のページ'}</a>
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
        {isCancellable && (
          <form method="post" action="/reservations/cancel" className={styles.actions}>
            <input type="hidden" name="id" value={reservation.id} />
            {page && heldOn && holdTime && (
              <ButtonLink
                size="small"
                icon="calendar"
                href={`${page}.ics?time=${encodeURIComponent(holdTime)}`}
                download
              >
                カレンダーに追加
              </ButtonLink>
            )}
            <details className={styles.cancel}>
              <summary>予約を取り消す</summary>
              <p>取り消すと元に戻せません。よろしければ、下のボタンを押してください。</p>
              <Button type="submit" size="small">
                取り消しを確定する
              </Button>
            </details>
          </form>
        )}
      </div>
    </article>
  );
}
