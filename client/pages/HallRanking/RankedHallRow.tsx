import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RankedHallRow_hall$key } from '../../__generated__/RankedHallRow_hall.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { NAMELESS } from '../../components/hall/hallPath.ts';
import { useHallFacts } from '../../components/hall/useHallFacts.ts';
import { RankRow } from '../../ui/hall/RankRow.tsx';

/** A hall with its rank; the first three are shown large. */
export function RankedHallRow(props: { hall: RankedHallRow_hall$key; rank: number }) {
  const { rank } = props;
  const hall = useFragment(
    graphql`
      fragment RankedHallRow_hall on Hall {
        ...useHallFacts_hall
        name
        ...ClipButton_clippable
      }
    `,
    props.hall,
  );
  return (
    <RankRow
      rank={rank}
      hall={useHallFacts(hall)}
      large={rank <= 3}
      first={rank === 1}
      clip={<ClipButton clippable={hall} name={hall.name ?? NAMELESS} />}
    />
  );
}
