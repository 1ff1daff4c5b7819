import { useState } from 'react';
import {
  answerPath,
  invitation,
  otherSide,
  readSide,
  resultPath,
  SIDES,
  type Side,
} from '../../parts/diagnosis/sides.ts';
import { remember, useRemembered } from '../../parts/diagnosis/memory.ts';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { useSubmission } from '../../parts/form/submission.ts';
import { Head } from '../../parts/page/Head.tsx';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import type { Submission } from '../../relay/handover.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { useVisit } from '../../visit.ts';

const CHOICES = [
  { value: 'child', label: '結婚する本人（子ども）' },
  { value: 'parent', label: '親' },
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
      lead="結婚式について、親と子がそれぞれ12の質問に答えます。答えを並べて読むと、同じ思いのところ、話し合いたいところ、まだ聞いていないところが分かります。登録はいりません。"
    >
      <Head
        title="親子の希望診断"
        description="結婚式への希望を、親と子が12の質問に別々に答えて見比べる診断です。登録なしで使えます。"
        canonical="/diagnosis"
      />
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
      <p className="prose">
        リンクを知っている人だけが答えと結果を見られます。検索には出ません。結果は印刷して、顔合わせの席にお持ちいただけます。
      </p>
    </NarrowPage>
  );
}

/** The way on: one's own answers, the link for the other side, the result. */
function MadeDiagnosis({ made, isNew }: { made: Made; isNew: boolean }) {
  const { id, side, key, partnerKey } = made;
  const { site } = useVisit();
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
        <ShareLink
          label={`${SIDES[partner].name}に送るリンク`}
          url={invitation(site.url, id, partner, partnerKey)}
          text={`結婚式について、それぞれの希望を12の質問で見比べませんか。${SIDES[partner].name}用のリンクです。`}
        />
      )}
      <p className="prose">
        このリンクは今ここでしかお見せできません。{SIDES[partner].name}に送るか、控えておいてください。
      </p>
      <p>
        <ButtonLink href={resultPath(id)}>結果を見る</ButtonLink>
      </p>
    </section>
  );
}
