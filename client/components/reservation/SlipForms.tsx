import { useEffect, useRef } from 'react';
import { formatShortDate } from '../../format.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { ActionForm } from '../form/ActionForm.tsx';
import { MESSAGES } from '../form/formAction.ts';
import { useSubmission } from '../form/formContext.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import styles from './ReservationSlip.module.css';
import type { SlipStep } from './manageReservation.ts';
import { RESERVED_AS_GUEST, slipPath, useSavedReservations } from './savedReservations.ts';
import type { SlipData } from './slipData.ts';

interface SlipFormProps {
  readonly slip: SlipData;
  readonly onResult: (result: Submission) => void;
}

const isChangeable = ({ isCancellable, code }: SlipData): boolean => isCancellable === true && code !== '';

/** Forms that move or cancel a reservation. After a rejection without script, only the rejected one is shown. */
export function SlipForms(props: SlipFormProps) {
  const submission = useSubmission();
  const isRejected = Object.keys(submission?.errors ?? {}).length > 0;
  const rejectedStep = isRejected ? submission?.values['step'] : undefined;
  const { isCancellable, slots, hall } = props.slip;
  if (isCancellable !== false && !isChangeable(props.slip)) {
    return <p>変更や取り消しができるか、いまは確認できません。お急ぎのときは会場へお電話ください。</p>;
  }
  if (!isCancellable) {
    return hall.fairsHref ? (
      <p>
        <a href={hall.fairsHref}>{hall.name}のほかのフェアを見る</a>
      </p>
    ) : null;
  }
  return (
    <div className={styles.change} data-screen="">
      {rejectedStep !== 'cancel' && slots.length > 0 && (
        <details open={rejectedStep === 'reschedule'}>
          <summary>日時を変更する</summary>
          <Reschedule {...props} />
        </details>
      )}
      {rejectedStep !== 'reschedule' && (
        <details open={rejectedStep === 'cancel'}>
          <summary>予約を取り消す</summary>
          <Cancel {...props} />
        </details>
      )}
    </div>
  );
}

function Hidden({ slip, step }: { slip: SlipData; step: SlipStep }) {
  return (
    <>
      <input type="hidden" name="number" value={slip.number} />
      <input type="hidden" name="code" value={slip.code} />
      <input type="hidden" name="step" value={step} />
    </>
  );
}

function Reschedule({ slip, onResult }: SlipFormProps) {
  const key = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Set once in the browser, so that submitting the form twice sends the same key.
    if (key.current?.value === '') key.current.value = crypto.randomUUID();
  }, []);
  return (
    <ActionForm labels={{ slot: '新しい日時' }} submitLabel="この日時に変更する" onResult={onResult}>
      {({ value, error }) => (
        <>
          <Hidden slip={slip} step="reschedule" />
          <input type="hidden" name="idempotencyKey" ref={key} defaultValue={value('idempotencyKey')} />
          <p className={styles.note}>
            先に新しい日時を予約し、そのあとで今の予約を取り消します。お名前や連絡先、人数はそのままです。新しい日時を予約できなかったときは、今の予約が残ります。
          </p>
          <SelectField
            name="slot"
            label="新しい日時"
            required
            choices={slip.slots}
            noneLabel={MESSAGES.choose}
            defaultValue={value('slot')}
            error={error('slot')}
          />
        </>
      )}
    </ActionForm>
  );
}

function Cancel({ slip, onResult }: SlipFormProps) {
  const { heldOn, holdTime, fair, hall, participants } = slip;
  const when = `${heldOn ? formatShortDate(heldOn) : ''}${holdTime ? ` ${holdTime}から` : ''}`;
  return (
    <ActionForm labels={{}} submitLabel="取り消しを確定する" onResult={onResult}>
      {() => (
        <>
          <Hidden slip={slip} step="cancel" />
          <p>
            取り消す予約：{when}「{fair.name}」{hall.name}
            {participants !== null && `、${participants}名`}
          </p>
          <p className={styles.note}>取り消すと元に戻せません。</p>
        </>
      )}
    </ActionForm>
  );
}

/** Whether the slip is of a cancelled reservation, and the outcome of the last form, which receives the focus. */
export function SlipOutcome({ result, slip }: { result: Submission | null; slip: SlipData }) {
  const note = useRef<HTMLDivElement>(null);
  const saved = useSavedReservations();
  const isLoggedIn = useIsLoggedIn();
  const { done, earlier = '', earlierCode = '', isEarlierCancelled, isGuests } = result?.values ?? {};
  // Forms show their own errors; this is the error of a form that the slip no longer shows.
  const error = isChangeable(slip) ? undefined : Object.values(result?.errors ?? {})[0];
  const hasOutcome = done !== undefined || error !== undefined;
  useEffect(() => {
    if (hasOutcome) note.current?.focus();
  }, [hasOutcome, result]);
  if (done === 'reschedule') {
    return (
      <div
        ref={note}
        tabIndex={-1}
        className={styles.outcome}
        data-warning={isEarlierCancelled ? undefined : ''}
      >
        <p>
          <b>{isEarlierCancelled ? '日時を変更しました' : '新しい日時で予約しました'}</b>
        </p>
        {isGuests && isLoggedIn && <p>{RESERVED_AS_GUEST}</p>}
        {isEarlierCancelled ? (
          <p>
            新しい予約番号は{slip.number}です。元の予約（{earlier}）は取り消しました。
          </p>
        ) : (
          <p>
            元の予約（{earlier}）は取り消せませんでした。二つの予約が残っています。
            <a href={slipPath(earlier, earlierCode)}>元の予約票</a>から取り消してください。
          </p>
        )}
      </div>
    );
  }
  if (!slip.isCancelled && error === undefined) return null;
  const movedTo = slip.isCancelled && saved.find(({ number }) => number === slip.number)?.movedTo;
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={styles.outcome}
      data-warning={error === undefined ? undefined : ''}
    >
      {slip.isCancelled && (
        <p>
          <b>{done === 'cancel' ? '予約を取り消しました' : 'この予約は取り消し済みです'}</b>
        </p>
      )}
      {error !== undefined && <p>{error}</p>}
      {movedTo && (
        <p>
          別の日時に変更した予約があります：
          <a href={slipPath(movedTo)}>予約番号 {movedTo} の予約票</a>
        </p>
      )}
    </div>
  );
}
