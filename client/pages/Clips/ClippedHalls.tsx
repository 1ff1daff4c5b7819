import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedHalls_account$key } from '../../__generated__/ClippedHalls_account.graphql.ts';
import type { ClippedHallsSubscription } from '../../__generated__/ClippedHallsSubscription.graphql.ts';
import { formatDate } from '../../format.ts';
import { useLiveSubscription } from '../../components/clip/useLiveSubscription.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { CompareBar } from './CompareBar.tsx';
import { ClippedList } from './ClippedList.tsx';
import { ClippedHall } from './ClippedHall.tsx';
import styles from './ClippedHalls.module.css';
import { clipSharePath, hallComparePath, hallSearchPath } from '../../paths.ts';

const PAGE_SIZE = 30;

/** Clipped halls, newest first. Comments from shared lists arrive by subscription. */
export function ClippedHalls({ account, page }: { account: ClippedHalls_account$key; page: number }) {
  const isFirst = page === 1;
  const { hallClips, hallClipsRevision, lastHallClippedAt } = useFragment(
    graphql`
      fragment ClippedHalls_account on Account
      @argumentDefinitions(page: { type: "Int!" }, isFirst: { type: "Boolean!" }) {
        hallClipsRevision
        lastHallClippedAt @skip(if: $isFirst)
        hallClips(first: 30, page: $page) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            id
            createdAt
            ...ClippedHall_clip
          }
        }
      }
    `,
    account,
  );
  /** Ids of unclipped rows. The list still has a row while its unclipping can be undone. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isEmpty = hallClips.nodes.every(({ id }) => hidden.includes(id));
  // On the first page the newest clip is the first row, which saves an upstream call.
  const clippedAt = isFirst ? hallClips.nodes[0]?.createdAt : lastHallClippedAt;
  useLiveSubscription<ClippedHallsSubscription>(
    graphql`
      subscription ClippedHallsSubscription($page: Int!, $isFirst: Boolean!, $since: String) {
        hallClipsChanged(since: $since) {
          hallClipCount
          ...ClippedHalls_account @arguments(page: $page, isFirst: $isFirst)
        }
      }
    `,
    { page, isFirst },
    hallClipsRevision,
  );
  return (
    <ClippedList
      kind="halls"
      page={page}
      pageSize={PAGE_SIZE}
      total={hallClips.totalCount}
      rowCount={hallClips.nodes.length}
      empty={{
        title: 'クリップした会場はまだありません',
        text: '会場の結び目を押すと、ここに並びます。メモを残したり、並べて比べたりできます。',
        href: hallSearchPath(),
        action: '会場を探す',
      }}
    >
      <form action={hallComparePath()} className="flow">
        <p className={styles.head}>
          {clippedAt && <span className="tabular-nums">最後にクリップした日：{formatDate(clippedAt)}</span>}
          <ButtonLink size="small" href={clipSharePath()}>
            リストを共有する
          </ButtonLink>
        </p>
        <div>
          {hallClips.nodes.map((clip) => (
            <ClippedHall
              key={clip.id}
              clip={clip}
              isHidden={hidden.includes(clip.id)}
              onChange={(isClipped) =>
                setHidden((ids) => [...ids.filter((id) => id !== clip.id), ...(isClipped ? [] : [clip.id])])
              }
            />
          ))}
        </div>
        {isEmpty ? <p>このページの会場は、すべて外しました。</p> : <CompareBar />}
      </form>
    </ClippedList>
  );
}
