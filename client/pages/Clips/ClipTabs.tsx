import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipTabs_account$key } from '../../__generated__/ClipTabs_account.graphql.ts';
import { LinkTabs } from '../../ui/base/Tabs.tsx';
import { clipListPath, type ClipKind } from './clipsRoute.ts';

/** Tabs of the clip lists. A count that failed to load is omitted. */
export function ClipTabs({ account, current }: { account: ClipTabs_account$key; current: ClipKind }) {
  const { hallClipCount, clippedArticleCount, clippedBrideCount, favoriteBrandCount, favoriteRingCount } =
    useFragment(
      graphql`
        fragment ClipTabs_account on Account {
          hallClipCount
          clippedArticleCount: clippedArticles {
            totalCount
          }
          clippedBrideCount: clippedBrides {
            totalCount
          }
          favoriteBrandCount
          favoriteRingCount
        }
      `,
      account,
    );
  const tab = (kind: ClipKind, label: string, count: number | null | undefined) => ({
    href: clipListPath(kind),
    label,
    count: count ?? null,
    isCurrent: kind === current,
  });
  return (
    <LinkTabs
      label="クリップの種類"
      tabs={[
        tab('halls', '式場', hallClipCount),
        tab('articles', '記事', clippedArticleCount?.totalCount),
        tab('brides', '花嫁', clippedBrideCount?.totalCount),
        tab('brands', 'ブランド', favoriteBrandCount),
        tab('rings', '指輪', favoriteRingCount),
      ]}
    />
  );
}
