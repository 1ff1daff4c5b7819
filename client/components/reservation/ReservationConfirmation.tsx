import { useEffect, useRef } from 'react';
import { formatDate } from '../../format.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import styles from './ReservationForm.module.css';
import type { ReservationReceipt } from './reservation.ts';

/** Shown in place of the form after a reservation: number, date and cancellation code. */
export function ReservationConfirmation(props: {
  receipt: ReservationReceipt;
  heldOn: string | null;
  hallName: string;
  calendarHref: string | null;
  /** Reserved on this page just now: moves the focus here. */
  isNew: boolean;
}) {
  const { receipt, heldOn, hallName, calendarHref, isNew } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section id="reserve" aria-labelledby="reserved-title" className={styles.box}>
      <h2 id="reserved-title" ref={title} tabIndex={-1}>
        予約を受け付けました
      </h2>
      <p>当日は{hallName}でお待ちしています。会場からご連絡を差し上げることがあります。</p>
      <FactList
        facts={[
          { label: '予約番号', value: receipt.number },
          { label: '日時', value: `${heldOn ? `${formatDate(heldOn)} ` : ''}${receipt.holdTime}から` },
          { label: '取消コード', value: <span className={styles.code}>{receipt.code}</span> },
        ]}
      />
      <p className={styles.note}>
        取消コードは、会員登録をされていない方が予約を確認・取り消しするときに使います。この画面だけに表示されますので、予約番号とあわせてお控えください。
      </p>
      <form method="post" action="/reservations/cancel" className={styles.actions}>
        <input type="hidden" name="number" value={receipt.number} />
        <input type="hidden" name="code" value={receipt.code} />
        {calendarHref && (
          <ButtonLink
            icon="calendar"
            href={`${calendarHref}?time=${encodeURIComponent(receipt.holdTime)}`}
            download
          >
            カレンダーに追加
          </ButtonLink>
        )}
        <ButtonLink href="/mypage/reservations">予約一覧</ButtonLink>
        <Button type="submit" variant="ghost" name="step" value="look">
          予約の取り消しへ
        </Button>
      </form>
    </section>
  );
}
