import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedBrands_account$key } from '../../__generated__/ClippedBrands_account.graphql.ts';
import { BrandRow } from '../../components/clip/BrandRow.tsx';
import { ClippedList } from './ClippedList.tsx';
import { brandsPath } from '../../paths.ts';

const PAGE_SIZE = 20;

export function ClippedBrands({ account, page }: { account: ClippedBrands_account$key; page: number }) {
  const { favoriteBrands } = useFragment(
    graphql`
      fragment ClippedBrands_account on Account @argumentDefinitions(page: { type: "Int!" }) {
        favoriteBrands(first: 20, page: $page) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            id
            ...BrandRow_brand
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
      kind="brands"
      page={page}
      pageSize={PAGE_SIZE}
      total={favoriteBrands.totalCount}
      rowCount={favoriteBrands.nodes.length}
      empty={{
        title: 'クリップしたブランドはまだありません',
        text: 'ブランドの結び目を押すと、ここに並びます。',
        href: brandsPath(),
        action: 'ブランドを見る',
      }}
    >
      <div>
        {favoriteBrands.nodes.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </div>
    </ClippedList>
  );
}
