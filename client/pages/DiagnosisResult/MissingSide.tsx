import { InviteLink } from '../../components/diagnosis/InviteLink.tsx';
import { useSavedDiagnoses } from '../../components/diagnosis/diagnosisStorage.ts';
import { otherSide, SIDES, type Side } from '../../components/diagnosis/sides.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { diagnosisAnswerPath } from '../../paths.ts';

/** Requests the missing side's answers. With a key stored on this device: answer here, or send the invitation. */
export function MissingSide({ id, side }: { id: string; side: Side }) {
  const { name } = SIDES[side];
  const saved = useSavedDiagnoses().filter((entry) => entry.id === id);
  const isOwn = saved.some((entry) => entry.side === side);
  const partnerKey = saved.find((entry) => entry.side === otherSide(side))?.partnerKey;
  return (
    <section className="flow" aria-label={`${name}の答え`} data-screen="">
      <p className="prose">
        <strong>{name}の答えがまだ届いていません。</strong>
        届いたリンクから12の質問に答えると、ここに並びます。
      </p>
      {isOwn && (
        <p>
          <ButtonLink variant="primary" href={diagnosisAnswerPath({ id, side })}>
            {name}として答える
          </ButtonLink>
        </p>
      )}
      {partnerKey && <InviteLink id={id} side={side} partnerKey={partnerKey} />}
    </section>
  );
}
