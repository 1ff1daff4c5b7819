import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReservationForm_fair$key } from '../../__generated__/ReservationForm_fair.graphql.ts';
import { deadline } from '../../format.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ActionForm, type Tried } from '../form/ActionForm.tsx';
import { MESSAGES } from '../form/messages.ts';
import { useSubmission } from '../form/submission.ts';
import { useContact } from './contact.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { useReadings } from './kana.ts';
import { ReservationDone } from './ReservationDone.tsx';
import styles from './ReservationForm.module.css';
import { GENDERS, madeIn, UNSURE } from './form.ts';

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

const PARTICIPANTS = Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), label: `${at + 1}名` }));

/** The form that reserves a place at a fair; what it came to in its place once it is sent. */
export function ReservationForm(props: { fair: ReservationForm_fair$key }) {
  const fair = useFragment(
    graphql`
      fragment ReservationForm_fair on Fair @throwOnFieldError {
        id
        rawId
        heldOn
        holdTimes
        reservationsCloseAt
        isReservable
        hall {
          rawId
          name
          tel @catch(to: NULL)
        }
      }
    `,
    props.fair,
  );
  const sent = useSubmission();
  const [made, setMade] = useState(() => madeIn(sent));
  // After the form is gone: leaving its last field writes the draft once more.
  useEffect(() => {
    if (made) forgetDraft(fair.id);
  }, [made, fair.id]);
  const { hall } = fair;
  if (made) {
    return (
      <ReservationDone
        made={made}
        heldOn={fair.heldOn}
        hallName={hall.name}
        calendarHref={`/halls/${hall.rawId}/fairs/${fair.rawId}.ics`}
        isNew={sent === null}
      />
    );
  }
  return (
    <section id="reserve" aria-labelledby="reserve-title" className={styles.box}>
      <h2 id="reserve-title" tabIndex={-1}>
        このフェアを予約する
      </h2>
      {fair.isReservable ? (
        <>
          <p>
            {deadline(fair.reservationsCloseAt)}まで受け付けています。予約は無料です。会員登録は要りません。
          </p>
          <ActionForm labels={LABELS} submitLabel="予約する" onAnswer={(answer) => setMade(madeIn(answer))}>
            {(tried) => (
              <>
                {tried.value(UNSURE) && <WhereToLook tel={hall.tel} />}
                <Fields tried={tried} fairId={fair.id} times={fair.holdTimes} hallName={hall.name} />
              </>
            )}
          </ActionForm>
        </>
      ) : (
        <p>
          このフェアの予約受付は終了しました。
          <a href={`/halls/${hall.rawId}/fairs`}>ほかの日程を見る</a>
        </p>
      )}
    </section>
  );
}

/** Where to find out whether a place was reserved after all: members in their list, others from the hall. */
function WhereToLook({ tel }: { tel: string | null | undefined }) {
  return (
    <p className={styles.actions}>
      <ButtonLink href="/mypage/reservations">予約一覧を確認する</ButtonLink>
      {tel && <ButtonLink href={`tel:${tel}`}>会場に電話する（{tel}）</ButtonLink>}
    </p>
  );
}

function Fields(props: { tried: Tried; fairId: string; times: readonly string[]; hallName: string }) {
  const { tried, fairId, times, hallName } = props;
  const key = useRef<HTMLInputElement>(null);
  useDraft(key, fairId);
  useReadings(key);
  const isKnown = useContact(key);
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: tried.value(name),
    error: tried.error(name),
  });
  return (
    <>
      <input type="hidden" name="fairId" value={fairId} />
      <input type="hidden" name="idempotencyKey" ref={key} defaultValue={tried.value('idempotencyKey')} />
      {['utm_source', 'utm_medium', 'utm_campaign'].map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={tried.value(name)} />
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
        {isKnown && '空いていた欄に、前回のご予約の内容を入力しました。変更があれば書き直してください。'}
      </output>
      <p className={styles.note}>
        ご記入の内容は、フェアのご案内のために{hallName}へお伝えします。予約の確認と取り消しは
        <a href="/mypage/reservations">予約一覧</a>（会員の方）か
        <a href="/reservations/cancel">取り消しのページ</a>からどうぞ。
      </p>
    </>
  );
}
