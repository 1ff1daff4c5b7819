import { useState } from 'react';
import {
  answerPath,
  otherSide,
  readSide,
  resultPath,
  SIDES,
  type Side,
} from '../../components/diagnosis/sides.ts';
import { InviteSide } from '../../components/diagnosis/InviteSide.tsx';
import { remember, useRemembered } from '../../components/diagnosis/memory.ts';
import { STANDINGS } from '../../components/diagnosis/standings.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { useSubmission } from '../../components/form/submission.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Submission } from '../../relay/handover.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { Standings } from '../../ui/diagnosis/Standings.tsx';
import styles from './DiagnosisPage.module.css';

const CHOICES = [
  { value: 'child', label: '結婚する本人（子ども）' },
  { value: 'parent', label: '親' },
];

/** How it goes, from the first answer to the talk. */
const WAY = [
  { title: '先に答える', words: '12の質問に、1問ずつ。途中で閉じても続きから答えられます。' },
  { title: 'リンクを送る', words: '相手用のリンクをLINEなどで送ります。相手の登録もいりません。' },
  { title: '並べて読む', words: 'ふたりの答えがそろったら、印刷して顔合わせの席へ。' },
];

/** A diagnosis that was just made, or is remembered on this device. */
interface Made {
  readonly id: string;
  readonly side: Side;
  readonly key: string;
  readonly partnerKey?: string;
}

function madeBy(answer: Submission | null): Made | null {
  const { id, key, partnerKey, side: text } = answer?.values ?? {};
  const side = readSide(text);
  return id && key && partnerKey && side ? { id, side, key, partnerKey } : null;
}

/** Where a diagnosis begins: what it is, who one is, and the link for the other side. */
export default function DiagnosisPage() {
  const [made, setMade] = useState(madeBy(useSubmission()));
  const [latest] = useRemembered() ?? [];
  const current = made ?? latest;
  return (
    <NarrowPage
      title="親子の希望診断"
      above="登録不要・12の質問"
      lead="結婚式について、親と子がそれぞれ別々に答えます。並べて読むと、次の3つが見えてきます。"
    >
      <Head
        title="親子の希望診断"
        description="結婚式への希望を、親と子が12の質問に別々に答えて見比べる診断です。登録なしで使えます。"
        canonical="/diagnosis"
      />
      <Standings tiles={STANDINGS.map(({ standing, title, words }) => ({ standing, title, words }))} />
      {current && <MadeDiagnosis made={current} isNew={made !== null} />}
      {!made && (
        <section className="flow">
          {current && <h2>新しくはじめる</h2>}
          <ActionForm
            labels={{ side: 'あなたは' }}
            submitLabel="診断をつくる"
            onAnswer={(answer) => {
              const next = madeBy(answer);
              if (next) remember(next);
              setMade(next);
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
        <ol className={styles.way}>
          {WAY.map(({ title, words }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{words}</span>
            </li>
          ))}
        </ol>
        <p className="prose">
          リンクを知っている人だけが答えと結果を見られます。検索には出ません。お持ちの予定があれば、
          <a href="/lp/kaoawase_template">顔合わせのしおり</a>もお使いください。
        </p>
      </section>
    </NarrowPage>
  );
}

/** The way on: one's own answers, the link for the other side, the result. */
function MadeDiagnosis({ made, isNew }: { made: Made; isNew: boolean }) {
  const { id, side, key, partnerKey } = made;
  const partner = otherSide(side);
  return (
    <section className="flow">
      <h2>{isNew ? '診断ができました' : '続きから'}</h2>
      <form method="post" action={answerPath(id, side)} data-screen="">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="step" value="0" />
        <Button type="submit" look="main" wide>
          {SIDES[side].name}として答える
        </Button>
      </form>
      {partnerKey && (
        <>
          <InviteSide id={id} side={partner} partnerKey={partnerKey} />
          <p className="prose">
            このリンクはこの端末でしかお見せできません。{SIDES[partner].name}に送るか、控えておいてください。
          </p>
        </>
      )}
      <p>
        <ButtonLink href={resultPath(id)}>結果を見る</ButtonLink>
      </p>
    </section>
  );
}
