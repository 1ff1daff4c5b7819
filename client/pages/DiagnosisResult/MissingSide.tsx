import { InviteSide } from '../../components/diagnosis/InviteSide.tsx';
import { useRemembered } from '../../components/diagnosis/memory.ts';
import { answerPath, otherSide, SIDES, type Side } from '../../components/diagnosis/sides.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';

/** What to do about a side that has not answered: answer here, or send its link, where this device knows a key. */
export function MissingSide({ id, side }: { id: string; side: Side }) {
  const { name } = SIDES[side];
  const known = useRemembered()?.filter((one) => one.id === id) ?? [];
  const isOwn = known.some((one) => one.side === side);
  const partnerKey = known.find((one) => one.side === otherSide(side))?.partnerKey;
  return (
    <section className="flow" aria-label={`${name}の答え`} data-screen="">
      <p className="prose">
        <strong>{name}の答えがまだ届いていません。</strong>
        届いたリンクから12の質問に答えると、ここに並びます。
      </p>
      {isOwn && (
        <p>
          <ButtonLink look="main" href={answerPath(id, side)}>
            {name}として答える
          </ButtonLink>
        </p>
      )}
      {partnerKey && <InviteSide id={id} side={side} partnerKey={partnerKey} />}
    </section>
  );
}
