import { month } from '../../format.ts';
import { FairCard, type FairFacts } from '../../ui/fair/FairCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';

/** Fairs one below the other, month by month: everything the calendar tells, for reading down. */
export function FairList({ fairs }: { fairs: readonly FairFacts[] }) {
  if (fairs.length === 0) {
    return (
      <EmptyState drawing="fairs" title="この内容のフェアはありません">
        <p>ほかの内容もご覧ください。</p>
      </EmptyState>
    );
  }
  const months = Map.groupBy(fairs, ({ heldOn }) => (heldOn === null ? '日程相談' : month(heldOn)));
  return (
    <div className="wide-flow">
      {[...months].map(([title, held]) => (
        <Section key={title} title={title} note={`${held.length}件`}>
          {held.map((fair) => (
            <FairCard key={fair.href} fair={fair} />
          ))}
        </Section>
      ))}
    </div>
  );
}
