import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { useSubmission } from '../../components/form/formContext.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { CANCELLED_FIELD } from '../../components/reservation/reservation.ts';
import { TextField } from '../../ui/form/TextField.tsx';

const LABELS = { number: '予約番号', code: '取消コード' };

/** Cancels a guest's reservation by its number and cancellation code. */
export default function CancelReservationPage() {
  const sent = useSubmission();
  const [isDone, setIsDone] = useState(sent?.values[CANCELLED_FIELD] === '1');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) note.current?.focus();
  }, [isDone]);
  return (
    <NarrowPage
      title="予約の取り消し"
      lead="予約したときに表示された予約番号と取消コードをご記入ください。会員の方は予約一覧からも取り消せます。"
    >
      <Head
        title="予約の取り消し"
        description="ブライダルフェアの予約を、予約番号と取消コードで取り消せます。"
        canonical="/reservations/cancel"
        noindex
      />
      {isDone ? (
        <>
          <p ref={note} tabIndex={-1}>
            <b>予約を取り消しました。</b>
          </p>
          <p>
            <a href="/halls/search/">ほかの会場を探す</a>
          </p>
        </>
      ) : (
        <ActionForm
          labels={LABELS}
          submitLabel="予約を取り消す"
          onResult={({ values }) => setIsDone(values[CANCELLED_FIELD] === '1')}
        >
          {({ value, error }) => (
            <>
              <TextField
                name="number"
                kind="number"
                label={LABELS.number}
                required
                defaultValue={value('number')}
                error={error('number')}
              />
              <TextField
                name="code"
                label={LABELS.code}
                required
                defaultValue={value('code')}
                error={error('code')}
              />
            </>
          )}
        </ActionForm>
      )}
      <p>
        <a href="/mypage/reservations">予約一覧（会員の方）</a>
      </p>
    </NarrowPage>
  );
}
