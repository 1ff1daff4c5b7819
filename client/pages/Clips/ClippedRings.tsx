import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedRings_account$key } from '../../__generated__/ClippedRings_account.graphql.ts';
import { RingRow } from '../../components/clip/RingRow.tsx';
import { ClippedList } from './ClippedList.tsx';
import { ringsPath } from '../../paths.ts';

const PAGE_SIZE = 20;

export function ClippedRings({ account, page }: { account: ClippedRings_account$key; page: number }) {
  const { favoriteRings } = useFragment(
    graphql`
      fragment ClippedRings_account on Account @argumentDefinitions(page: { type: "Int!" }) {
        favoriteRings(first: 20, page: $page) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            id
            ...RingRow_ring
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read from the store by the clip button
            ...Clip_clippable
          }
        }
      }
    `,
    account,
  );
  return (
    <ClippedList
      kind="rings"
      page={page}
      pageSize={PAGE_SIZE}
      total={favoriteRings.totalCount}
      rowCount={favoriteRings.nodes.length}
      empty={{
        title: 'クリップした指輪はまだありません',
        text: '指輪の結び目を押すと、ここに並びます。',
        href: ringsPath(),
        action: '指輪を見る',
      }}
    >
      <div>
        {favoriteRings.nodes.map((ring) => (
          <RingRow key={ring.id} ring={ring} />
        ))}
      </div>
    </ClippedList>
  );
}
