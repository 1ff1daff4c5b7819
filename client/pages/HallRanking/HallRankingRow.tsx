import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallRankingRow_hall$key } from '../../__generated__/HallRankingRow_hall.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { CostForGuests } from '../../components/cost/CostForGuests.tsx';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { useHallCardData } from '../../components/hall/useHallCardData.ts';
import { RankRow } from '../../ui/hall/RankRow.tsx';

export function HallRankingRow(props: { hall: HallRankingRow_hall$key; rank: number }) {
  const { rank } = props;
  const hall = useFragment(
    graphql`
      fragment HallRankingRow_hall on Hall {
        id
        ...useHallCardData_hall
        name
        ...ClipButton_clippable
      }
    `,
    props.hall,
  );
  return (
    <RankRow
      rank={rank}
      hall={useHallCardData(hall)}
      large={rank <= 3}
      priority={rank === 1}
      estimate={<CostForGuests hallId={hall.id} />}
      clip={<ClipButton clippable={hall} name={hall.name ?? UNNAMED_HALL} />}
    />
  );
}
