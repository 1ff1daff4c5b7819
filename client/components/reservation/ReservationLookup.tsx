import { useState } from 'react';
import { TextField } from '../../ui/form/TextField.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { ActionForm } from '../form/ActionForm.tsx';
import { DeviceReservations } from './DeviceReservations.tsx';
import { ReservationSlip } from './ReservationSlip.tsx';
import { RESERVATION_NOT_FOUND } from './ReservationSlipQuery.ts';
import { SlipForms, SlipOutcome } from './SlipForms.tsx';
import type { SlipData } from './slipData.ts';
import { useSlip } from './useSlip.ts';
import { reservationsPath } from '../../paths.ts';

const LABELS = { number: '予約番号', code: '取消コード' };

/** The slip of a reservation with its forms. Without a member's access or a saved code, a form asks for the code. */
export function ReservationLookup(props: {
  /** Null if the form asks for the number too. */
  number: string | null;
  /** The slip of the member's own reservation. */
  initial: SlipData | null;
}) {
  const { number } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { slip, result, isLoading, isMissing, unread, onResult } = useSlip(number, props.initial);
  if (slip) {
    return (
      <div className="flow">
        <SlipOutcome result={result} slip={slip} />
        <ReservationSlip slip={slip} isNew={isAsked} />
        <SlipForms key={`${slip.number} ${slip.isCancelled}`} slip={slip} onResult={onResult} />
        <p data-screen="">
          <a href={reservationsPath()}>予約一覧</a>
        </p>
      </div>
    );
  }
  if (isLoading) return <p aria-busy="true">予約票を読み込んでいます…</p>;
  if (unread) {
    return (
      <>
        <ErrorNote
          title="予約票を読み込めませんでした"
          detail={unread.reason}
          onRetry={() => {
            setIsAsked(true);
            unread.retry();
          }}
          isRetrying={unread.isRetrying}
        />
        <p>
          <a href={reservationsPath()}>予約一覧</a>
        </p>
      </>
    );
  }
  return (
    <>
      {number === null && <DeviceReservations />}
      <p className="prose">
        予約したときに表示された{number === null ? '予約番号と取消コード' : '取消コード'}
        をご記入ください。会員の方は、ログインすると予約一覧からも開けます。
      </p>
      <ActionForm
        // Remounts after hydration, when the code of the link or of this device is wrong.
        key={String(isMissing)}
        labels={LABELS}
        submitLabel="予約票を開く"
        initial={isMissing ? { values: {}, errors: { '': RESERVATION_NOT_FOUND } } : null}
        onResult={(next) => {
          setIsAsked(true);
          onResult(next);
        }}
      >
        {(form) => (
          <>
            {number === null ? (
              <TextField
                name="number"
                kind="number"
                label={LABELS.number}
                required
                defaultValue={form.value('number')}
                error={form.error('number')}
              />
            ) : (
              <input type="hidden" name="number" value={number} />
            )}
            <TextField
              name="code"
              label={LABELS.code}
              required
              defaultValue={form.value('code')}
              error={form.error('code')}
              help="8文字の確認番号は電話での確認用で、予約票は開けません。"
            />
          </>
        )}
      </ActionForm>
      <p>
        <a href={reservationsPath()}>予約一覧</a>
      </p>
    </>
  );
}
