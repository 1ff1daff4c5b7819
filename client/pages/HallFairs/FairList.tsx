import { formatMonth } from '../../format.ts';
import { FairCard, type FairCardData } from '../../ui/fair/FairCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';

/** Fairs grouped by month. */
export function FairList({ fairs }: { fairs: readonly FairCardData[] }) {
  if (fairs.length === 0) {
    return (
      <EmptyState drawing="fairs" title="この内容のフェアはありません">
        <p>ほかの内容もご覧ください。</p>
      </EmptyState>
    );
  }
  const months = Map.groupBy(fairs, ({ heldOn }) =>
    heldOn === null ? '日程を確認中のフェア' : formatMonth(heldOn),
  );
  return (
    <div className="wide-flow">
      {[...months].map(([title, fairsOfMonth]) => (
        <Section key={title} title={title} note={`${fairsOfMonth.length}件`}>
          {fairsOfMonth.map((fair) => (
            <FairCard key={fair.href} fair={fair} />
          ))}
        </Section>
      ))}
    </div>
  );
}
