import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptRings_account$key } from '../../__generated__/KeptRings_account.graphql.ts';
import { RingRow } from '../../components/clips/RingRow.tsx';
import { Kept } from './Kept.tsx';

const PAGE = 20;

/** The rings a member keeps, newest first. */
export function KeptRings({ account, page }: { account: KeptRings_account$key; page: number }) {
  const { favoriteRings } = useFragment(
    graphql`
      fragment KeptRings_account on Account @argumentDefinitions(page: { type: "Int!" }) @throwOnFieldError {
        favoriteRings(first: 20, page: $page) {
          totalCount
          nodes {
            id
            ...RingRow_ring
            ...clipStates_clippable
          }
        }
      }
    `,
    account,
  );
  return (
    <Kept
      kind="rings"
      page={page}
      perPage={PAGE}
      total={favoriteRings.totalCount}
      empty={{
        title: 'クリップした指輪はまだありません',
        text: '指輪の結び目を押すと、ここに並びます。',
        href: '/rings/',
        action: '指輪を見る',
      }}
    >
      <div>
        {favoriteRings.nodes.map((ring) => (
          <RingRow key={ring.id} ring={ring} />
        ))}
      </div>
    </Kept>
  );
}
