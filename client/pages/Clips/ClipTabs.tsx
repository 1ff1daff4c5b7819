import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipTabs_account$key } from '../../__generated__/ClipTabs_account.graphql.ts';
import { LinkTabs } from '../../ui/clip/LinkTabs.tsx';
import { clipsPath, type Kind } from './clipsAddress.ts';

/** Ways between the lists, with how much is in each. A count that failed is left out. */
export function ClipTabs({ account, current }: { account: ClipTabs_account$key; current: Kind }) {
  const { hallClipCount, keptArticles, keptBrides, favoriteBrandCount, favoriteRingCount } = useFragment(
    graphql`
      fragment ClipTabs_account on Account {
        hallClipCount @catch(to: NULL)
        keptArticles: clippedArticles @catch(to: NULL) {
          totalCount
        }
        keptBrides: clippedBrides @catch(to: NULL) {
          totalCount
        }
        favoriteBrandCount @catch(to: NULL)
        favoriteRingCount @catch(to: NULL)
      }
    `,
    account,
  );
  const tab = (kind: Kind, label: string, count: number | null | undefined) => ({
    href: clipsPath(kind),
    label,
    count: count ?? null,
    isCurrent: kind === current,
  });
  return (
    <LinkTabs
      label="クリップの種類"
      tabs={[
        tab('halls', '式場', hallClipCount),
        tab('articles', '記事', keptArticles?.totalCount),
        tab('brides', '花嫁', keptBrides?.totalCount),
        tab('brands', 'ブランド', favoriteBrandCount),
        tab('rings', '指輪', favoriteRingCount),
      ]}
    />
  );
}
