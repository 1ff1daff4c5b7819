import { SIDES, otherSide, type Side } from '../../components/diagnosis/sides.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { diagnosisAnswerPath, diagnosisResultPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';

/** In place of the questions once the side has answered. It shows no answers: the other side may not have answered. */
export function AnswersReceived({ id, side, isComplete }: { id: string; side: Side; isComplete: boolean }) {
  return (
    <NarrowPage title="お答えは届いています" above={`親子の希望診断・${SIDES[side].name}`}>
      <Head title="お答えは届いています" description="親子の希望診断" canonical={null} noindex />
      <p className="prose">
        {isComplete
          ? 'おふたりの答えがそろっています。並べて読んでみましょう。'
          : `${SIDES[otherSide(side)].name}の答えがそろうと、同じところと違うところが結果のページに並びます。`}
      </p>
      <p>
        <ButtonLink variant="primary" href={diagnosisResultPath({ id })}>
          結果を見る
        </ButtonLink>
      </p>
      <p className="prose">
        もう一度答えることもできます。12問目まで答えて送ると、前の答えは新しい答えに置き換わります。
      </p>
      <p>
        <ButtonLink href={diagnosisAnswerPath({ id, side }, { again: 1 })}>はじめから答え直す</ButtonLink>
      </p>
    </NarrowPage>
  );
}
