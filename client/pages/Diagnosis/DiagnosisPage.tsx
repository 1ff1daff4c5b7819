import { useEffect, useRef, useState } from 'react';
import { otherSide, parseSide, SIDES, type Side } from '../../components/diagnosis/sides.ts';
import { InviteLink } from '../../components/diagnosis/InviteLink.tsx';
import { saveDiagnosis, useSavedDiagnoses } from '../../components/diagnosis/diagnosisStorage.ts';
import { RESULT_SECTIONS } from '../../components/diagnosis/resultSections.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { useSubmission } from '../../components/form/formContext.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Submission } from '../../relay/hydrationData.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { AgreementTiles } from '../../ui/diagnosis/AgreementTiles.tsx';
import styles from './DiagnosisPage.module.css';
import { diagnosisAnswerPath, diagnosisPath, diagnosisResultPath, leafletPath } from '../../paths.ts';

const CHOICES = [
  { value: 'child', label: '結婚する本人（子ども）' },
  { value: 'parent', label: '親' },
];

const STEPS = [
  { title: '先に答える', text: '12の質問に、1問ずつ。途中で閉じても続きから答えられます。' },
  { title: 'リンクを送る', text: '相手用のリンクをLINEなどで送ります。相手の登録もいりません。' },
  { title: '並べて読む', text: 'ふたりの答えがそろったら、印刷して顔合わせの席へ。' },
];

/** A diagnosis just created, or stored on this device. */
interface CreatedDiagnosis {
  readonly id: string;
  readonly side: Side;
  readonly key: string;
  readonly partnerKey?: string;
}

function createdBy(result: Submission | null): CreatedDiagnosis | null {
  const { id, key, partnerKey, side: text } = result?.values ?? {};
  const side = parseSide(text);
  return id && key && partnerKey && side ? { id, side, key, partnerKey } : null;
}

/** Starts a diagnosis and shows the link for the partner side. */
export default function DiagnosisPage() {
  const [created, setCreated] = useState(createdBy(useSubmission()));
  const [latest] = useSavedDiagnoses();
  const current = created ?? latest;
  return (
    <NarrowPage
      title="親子の希望診断"
      above="登録不要・12の質問"
      lead="結婚式について、親と子がそれぞれ別々に答えます。並べて読むと、次の4つが見えてきます。"
    >
      <Head
        title="親子の希望診断"
        description="結婚式への希望を、親と子が12の質問に別々に答えて見比べる診断です。登録なしで使えます。"
        canonical={diagnosisPath()}
      />
      <AgreementTiles
        tiles={RESULT_SECTIONS.map(({ agreement, title, description }) => ({
          agreement,
          title,
          description,
        }))}
      />
      {current && <DiagnosisLinks diagnosis={current} isNew={created !== null} />}
      {!created && (
        <section className="flow">
          {current && <h2>新しくはじめる</h2>}
          <ActionForm
            labels={{ side: 'あなたは' }}
            submitLabel="診断をつくる"
            onResult={(result) => {
              const next = createdBy(result);
              if (next) saveDiagnosis(next);
              setCreated(next);
            }}
          >
            {({ value, error }) => (
              <RadioField
                name="side"
                label="あなたは"
                required
                choices={CHOICES}
                defaultValue={value('side')}
                error={error('side')}
              />
            )}
          </ActionForm>
        </section>
      )}
      <section className="flow">
        <h2>診断の流れ</h2>
        <ol className={`display-font ${styles.steps}`}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p className="prose">
          リンクを知っている人だけが答えと結果を見られます。検索には出ません。お持ちの予定があれば、
          <a href={leafletPath()}>顔合わせのしおり</a>もお使いください。
        </p>
      </section>
    </NarrowPage>
  );
}

/** Links to the answers, the partner's invitation and the result. */
function DiagnosisLinks({ diagnosis, isNew }: { diagnosis: CreatedDiagnosis; isNew: boolean }) {
  const { id, side, key, partnerKey } = diagnosis;
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const partner = otherSide(side);
  const saved = useSavedDiagnoses().find((entry) => entry.id === id && entry.side === side);
  const step = Number(saved?.progress?.['step'] ?? 1);
  return (
    <section className="flow">
      <h2 ref={title} tabIndex={-1}>
        {isNew ? '診断ができました' : '続きから'}
      </h2>
      {saved ? (
        // The device holds the key and the answers so far.
        <p>
          <ButtonLink variant="primary" wide href={diagnosisAnswerPath({ id, side })}>
            {`${SIDES[side].name}として答える${step > 1 ? `（${step}問目から）` : ''}`}
          </ButtonLink>
        </p>
      ) : (
        <form method="post" action={diagnosisAnswerPath({ id, side })} data-screen="">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="step" value="0" />
          <Button type="submit" variant="primary" wide>
            {SIDES[side].name}として答える
          </Button>
        </form>
      )}
      {partnerKey && (
        <>
          <InviteLink id={id} side={partner} partnerKey={partnerKey} />
          <p className="prose">
            このリンクはこの端末でしかお見せできません。{SIDES[partner].name}に送るか、控えておいてください。
          </p>
        </>
      )}
      <p>
        <ButtonLink href={diagnosisResultPath({ id })}>結果を見る</ButtonLink>
      </p>
    </section>
  );
}
