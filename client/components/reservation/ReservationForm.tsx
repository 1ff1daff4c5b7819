import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReservationForm_fair$key } from '../../__generated__/ReservationForm_fair.graphql.ts';
import { formatDeadline, formatYen } from '../../format.ts';
import { UNKNOWN } from '../../labels.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ActionForm, type FormState } from '../form/ActionForm.tsx';
import { LegalConsent } from '../legal/LegalConsent.tsx';
import { MESSAGES } from '../form/formAction.ts';
import { useSubmission } from '../form/formContext.ts';
import { useFurigana } from './furigana.ts';
import { ReservationConfirmation } from './ReservationConfirmation.tsx';
import styles from './ReservationForm.module.css';
import { CHECK_FIELD, GENDERS, receiptFrom, type ReservationReceipt } from './reservation.ts';
import { clearReservationDraft, useReservationDraft } from './reservationDraft.ts';
import { useMemberContact } from './useMemberContact.ts';
import { useIsLoggedIn, wasLoggedIn } from '../../relay/Viewer.tsx';
import { useNotices, type ToastContent } from '../notices/useNotices.ts';
import { ReservedNotice } from './ReservedNotice.tsx';
import {
  RESERVED_AS_GUEST,
  saveReservation,
  slipPath,
  useSavedReservations,
  type SavedReservation,
} from './savedReservations.ts';
import { UNNAMED_HALL } from '../hall/hallPath.ts';
import { fairPath, findReservationPath, hallFairsPath, reservationsPath } from '../../paths.ts';

const LABELS = {
  holdTime: '開始時刻',
  lastName: '姓',
  firstName: '名',
  lastNameKana: 'セイ',
  firstNameKana: 'メイ',
  email: 'メールアドレス',
  tel: '電話番号',
  gender: '性別',
  numberOfParticipants: '参加人数',
  preferredWeddingDate: '挙式希望日',
  message: '会場へのメッセージ',
};

const PARTICIPANTS = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}名`,
}));

/** The reservation form of a fair; after submission, the confirmation. */
export function ReservationForm(props: { fair: ReservationForm_fair$key }) {
  const fair = useFragment(
    graphql`
      fragment ReservationForm_fair on Fair {
        id
        rawId
        heldOn
        holdTimes
        price
        reservationsCloseAt
        isReservable
        isOnline
        hall {
          rawId
          name
          tel
        }
      }
    `,
    props.fair,
  );
  const submission = useSubmission();
  const [receipt, setReceipt] = useState(() => receiptFrom(submission));
  const isLoggedIn = useIsLoggedIn();
  const isMember = isLoggedIn ?? wasLoggedIn();
  // In an effect, after the form is unmounted: blurring its last field saves the draft once more.
  useEffect(() => {
    if (receipt) keepReceipt(receipt, fair, isMember);
  }, [receipt, fair, isMember]);
  const { showToast } = useNotices();
  const { hall, holdTimes } = fair;
  const href = hall && fairPath({ hallRawId: hall.rawId, fairRawId: fair.rawId });
  if (receipt) {
    return (
      <ReservationConfirmation
        receipt={receipt}
        hallName={hall?.name ?? UNNAMED_HALL}
        isOnline={fair.isOnline === true}
        calendarHref={href && fair.heldOn ? `${href}.ics` : null}
        isNew={submission === null}
        hasSessionEnded={isLoggedIn === true && receipt.isMembers === false}
      />
    );
  }
  return (
    <section id="reserve" aria-labelledby="reserve-title" className={styles.box}>
      <h2 id="reserve-title" tabIndex={-1}>
        このフェアを予約する
      </h2>
      <ReservedNotice fairRawId={fair.rawId} />
      {fair.isReservable && holdTimes?.length ? (
        <>
          <p>
            {fair.reservationsCloseAt && `${formatDeadline(fair.reservationsCloseAt)}まで受け付けています。`}
            {priceSentence(fair.price)}会員登録は要りません。
          </p>
          <ActionForm
            labels={LABELS}
            submitLabel="予約する"
            onResult={(result, isLeft) => {
              const made = receiptFrom(result);
              setReceipt(made);
              if (!isLeft) return;
              if (made) keepReceipt(made, fair, wasLoggedIn());
              showToast(made ? madeToast(made, isMember) : failedToast(href));
            }}
          >
            {(state) => (
              <>
                <CheckWithHall reason={state.value(CHECK_FIELD)} fairRawId={fair.rawId} tel={hall?.tel} />
                <Fields state={state} fairId={fair.id} times={holdTimes} hallName={hall?.name ?? '会場'} />
              </>
            )}
          </ActionForm>
        </>
      ) : fair.isReservable === false ? (
        <p>
          このフェアの予約受付は終了しました。
          {hall && <a href={hallFairsPath({ rawId: hall.rawId })}>ほかの日程を見る</a>}
        </p>
      ) : (
        <>
          <p>
            {fair.isReservable ? '開始時刻' : '予約の受付'}は{UNKNOWN}。会場へお問い合わせください。
          </p>
          <CallHall tel={hall?.tel} />
        </>
      )}
    </section>
  );
}

/** Saves a guest's reservation, and deletes the draft. Members have a list; a code on the device survives a log-out. */
function keepReceipt(
  { number, code, heldOn, isMembers }: ReservationReceipt,
  fair: { readonly id: string; readonly rawId: string },
  isMember: boolean,
): void {
  clearReservationDraft(fair.id);
  if (!(isMembers ?? isMember)) saveReservation({ number, code, fairRawId: fair.rawId, heldOn });
}

const madeToast = ({ number, code, isMembers }: ReservationReceipt, wasMember: boolean): ToastContent => ({
  text: `予約を受け付けました（予約番号 ${number}）。${wasMember && isMembers === false ? RESERVED_AS_GUEST : ''}`,
  link: { label: '予約票を見る', href: slipPath(number, code) },
});

const failedToast = (href: string | null | undefined): ToastContent => ({
  text: '先ほどの予約は、手続きが終わっていません。',
  tone: 'error',
  link: href ? { label: 'フォームに戻る', href } : undefined,
});

/** What taking part costs; empty where the price is not known. */
function priceSentence(price: number | null | undefined): string {
  if (price == null) return '';
  return price === 0 ? '参加は無料です。' : `参加費は${formatYen(price)}（税込）です。`;
}

function CallHall({ tel }: { tel: string | null | undefined }) {
  return tel ? (
    <ButtonLink variant="primary" href={`tel:${tel}`}>
      会場に電話する（{tel}）
    </ButtonLink>
  ) : null;
}

/** How to find out whether there is a reservation: by its slip, members in their list, everybody by phone. */
function CheckWithHall(props: {
  reason: string | undefined;
  fairRawId: string;
  tel: string | null | undefined;
}) {
  const { reason, fairRawId, tel } = props;
  const isLoggedIn = useIsLoggedIn();
  const isOfFair = (saved: SavedReservation) => saved.fairRawId === fairRawId && !saved.isCancelled;
  const own = useSavedReservations().find(isOfFair);
  if (!reason) return null;
  return (
    <div className={styles.check}>
      <p>
        {reason === 'OUTCOME_UNKNOWN'
          ? '会場には、お名前とフェアの日時をお伝えください。このまま「予約する」をもう一度押しても、二重に予約されることはありません。'
          : own
            ? 'この端末に、このフェアの予約票があります。'
            : '予約番号や取消コードがお手元にないときは、会場へお電話ください。'}
      </p>
      <p className={styles.actions}>
        {own && (
          <ButtonLink variant="primary" href={slipPath(own.number)}>
            予約番号 {own.number} の予約票を見る
          </ButtonLink>
        )}
        <CallHall tel={tel} />
        {isLoggedIn !== false && (
          <ButtonLink href={reservationsPath()}>予約一覧を確認する（会員の方）</ButtonLink>
        )}
      </p>
    </div>
  );
}

function Fields(props: { state: FormState; fairId: string; times: readonly string[]; hallName: string }) {
  const { state, fairId, times, hallName } = props;
  const keyField = useRef<HTMLInputElement>(null);
  useReservationDraft(keyField, fairId);
  useFurigana(keyField);
  const contactSource = useMemberContact(keyField);
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: state.value(name),
    error: state.error(name),
  });
  return (
    <>
      <input type="hidden" name="fairId" value={fairId} />
      <input
        type="hidden"
        name="idempotencyKey"
        ref={keyField}
        defaultValue={state.value('idempotencyKey')}
      />
      {['utm_source', 'utm_medium', 'utm_campaign'].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={state.value(name)} />
      ))}
      <RadioField
        {...field('holdTime')}
        required
        choices={times.map((time) => ({ value: time, label: time }))}
      />
      <div className={styles.pair}>
        <TextField {...field('lastName')} required autoComplete="family-name" />
        <TextField {...field('firstName')} required autoComplete="given-name" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('lastNameKana')} kind="kana" required />
        <TextField {...field('firstNameKana')} kind="kana" required />
      </div>
      <TextField {...field('email')} kind="email" required />
      <TextField {...field('tel')} kind="tel" required help="ハイフンはあってもなくてもかまいません" />
      <RadioField {...field('gender')} required choices={GENDERS} />
      <SelectField
        {...field('numberOfParticipants')}
        required
        choices={PARTICIPANTS}
        noneLabel={MESSAGES.choose}
      />
      <TextField {...field('preferredWeddingDate')} kind="date" optional />
      <TextAreaField {...field('message')} optional help="1000文字まで" rows={4} />
      <output className={styles.note}>
        {contactSource &&
          `空いていた欄に、${contactSource}の内容を入力しました。変更があれば書き直してください。`}
      </output>
      <p className={styles.note}>
        ご記入の内容は、フェアのご案内のために{hallName}へお伝えします。予約の確認・変更・取り消しは
        <a href={reservationsPath()}>予約一覧</a>（会員の方）か
        <a href={findReservationPath()}>予約の確認のページ</a>からどうぞ。
      </p>
      <LegalConsent act="予約する" />
    </>
  );
}
