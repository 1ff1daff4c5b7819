import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptBrands_account$key } from '../../__generated__/KeptBrands_account.graphql.ts';
import { BrandRow } from '../../components/clips/BrandRow.tsx';
import { Kept } from './Kept.tsx';

const PAGE = 20;

/** The brands a member keeps, newest first. */
export function KeptBrands({ account, page }: { account: KeptBrands_account$key; page: number }) {
  const { favoriteBrands } = useFragment(
    graphql`
      fragment KeptBrands_account on Account @argumentDefinitions(page: { type: "Int!" }) @throwOnFieldError {
        favoriteBrands(first: 20, page: $page) {
          totalCount
          nodes {
            id
            ...BrandRow_brand
            ...clipStates_clippable
          }
        }
      }
    `,
    account,
  );
  return (
    <Kept
      kind="brands"
      page={page}
      perPage={PAGE}
      total={favoriteBrands.totalCount}
      empty={{
        title: 'クリップしたブランドはまだありません',
        text: 'ブランドの結び目を押すと、ここに並びます。',
        href: '/brands/',
        action: 'ブランドを見る',
      }}
    >
      <div>
        {favoriteBrands.nodes.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </div>
    </Kept>
  );
}
