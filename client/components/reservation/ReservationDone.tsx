import { useEffect, useRef } from 'react';
import { day } from '../../format.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import styles from './ReservationForm.module.css';
import type { Made } from './form.ts';

/** What one holds after reserving: number, day, and the code that cancels. Told once; it can be printed. */
export function ReservationDone(props: {
  made: Made;
  heldOn: string;
  hallName: string;
  calendarHref: string;
  /** Whether it has just been made on this page, so that readers are led to it. */
  isNew: boolean;
}) {
  const { made, heldOn, hallName, calendarHref, isNew } = props;
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
          { label: '予約番号', value: made.number },
          { label: '日時', value: `${day(heldOn)} ${made.holdTime}から` },
          { label: '取消コード', value: <span className={styles.code}>{made.code}</span> },
        ]}
      />
      <p className={styles.note}>
        取消コードは、会員登録をされていない方が予約を確認・取り消しするときに使います。この画面だけに表示されますので、予約番号とあわせてお控えください。
      </p>
      <form method="post" action="/reservations/cancel" className={styles.actions}>
        <input type="hidden" name="number" value={made.number} />
        <input type="hidden" name="code" value={made.code} />
        <ButtonLink
          icon="calendar"
          href={`${calendarHref}?time=${encodeURIComponent(made.holdTime)}`}
          download
        >
          カレンダーに追加
        </ButtonLink>
        <ButtonLink href="/mypage/reservations">予約一覧</ButtonLink>
        <Button type="submit" look="quiet" name="step" value="look">
          予約の取り消しへ
        </Button>
      </form>
    </section>
  );
}
