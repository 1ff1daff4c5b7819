import { useEffect, useRef } from 'react';
import { formatDate } from '../../format.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import styles from './ReservationForm.module.css';
import slipStyles from './ReservationSlip.module.css';
import type { ReservationReceipt } from './reservation.ts';
import { RESERVED_AS_GUEST, slipPath } from './savedReservations.ts';
import { reservationsPath } from '../../paths.ts';

/** Replaces the form after a reservation: number, date, codes and a link to the slip. */
export function ReservationConfirmation(props: {
  receipt: ReservationReceipt;
  hallName: string;
  isOnline: boolean;
  calendarHref: string | null;
  /** Reserved on this page just now: moves the focus here. */
  isNew: boolean;
  /** Reserved without the account of the member who opened the page. */
  hasSessionEnded: boolean;
}) {
  const { receipt, hallName, isOnline, calendarHref, isNew, hasSessionEnded } = props;
  const { number, code, shortCode, heldOn, holdTime, isEarlier } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section id="reserve" aria-labelledby="reserved-title" className={styles.box}>
      <h2 id="reserved-title" ref={title} tabIndex={-1}>
        {isEarlier ? '先に送信いただいた予約があります' : '予約を受け付けました'}
      </h2>
      <p>
        {isEarlier
          ? '変更した内容は送信していません。下の内容で予約を受け付けています。'
          : isOnline
            ? `当日はオンラインで開きます。つなぎ方は、${hallName}からご連絡します。`
            : `当日は${hallName}でお待ちしています。会場からご連絡を差し上げることがあります。`}
      </p>
      {hasSessionEnded && <p>{RESERVED_AS_GUEST}</p>}
      <FactList
        facts={[
          { label: '予約番号', value: number },
          { label: '日時', value: `${heldOn ? `${formatDate(heldOn)} ` : ''}${holdTime}から` },
          { label: '確認番号', value: shortCode && <ShortCode code={shortCode} /> },
          { label: '取消コード', value: <span className={styles.code}>{code}</span> },
        ]}
      />
      <p className={styles.note}>
        予約票で、日時や持ち物の確認、日時の変更、取り消しができます。会員登録をされていない方は、ほかの端末で予約票を開くときに取消コードを使いますので、予約番号とあわせてお控えください。
      </p>
      <div className={styles.actions}>
        <span className={styles.withScript}>
          <ButtonLink variant="primary" href={slipPath(number, code)}>
            予約票を見る
          </ButtonLink>
        </span>
        <form method="post" action={slipPath(number)} className={styles.withoutScript}>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" variant="primary">
            予約票を見る
          </Button>
        </form>
        {calendarHref && (
          <ButtonLink
            icon="calendar"
            href={`${calendarHref}?time=${encodeURIComponent(holdTime)}&reservation=${number}`}
            download
          >
            カレンダーに追加
          </ButtonLink>
        )}
        <ButtonLink href={reservationsPath()}>予約一覧</ButtonLink>
      </div>
    </section>
  );
}

/** Two groups of four characters, to read out on the telephone. */
export function ShortCode({ code }: { code: string }) {
  return (
    <>
      <span className={slipStyles.number}>
        {code.slice(0, 4)}-{code.slice(4)}
      </span>
      <span className={slipStyles.note}>電話での確認に、予約番号とあわせてお伝えください</span>
    </>
  );
}
