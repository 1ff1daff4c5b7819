import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptHalls_account$key } from '../../__generated__/KeptHalls_account.graphql.ts';
import type { KeptHallsSubscription } from '../../__generated__/KeptHallsSubscription.graphql.ts';
import { day } from '../../format.ts';
import { useLive } from '../../components/clips/useLive.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { CompareBar } from './CompareBar.tsx';
import { Kept } from './Kept.tsx';
import { KeptHall } from './KeptHall.tsx';
import styles from './KeptHalls.module.css';

/** Halls on a page. */
const PAGE = 30;

/** The halls a member keeps, newest first. What partner and parents say on shared lists appears while it is open. */
export function KeptHalls({ account, page }: { account: KeptHalls_account$key; page: number }) {
  const isFirst = page === 1;
  const { hallClips, lastHallClippedAt } = useFragment(
    graphql`
      fragment KeptHalls_account on Account
      @argumentDefinitions(page: { type: "Int!" }, isFirst: { type: "Boolean!" })
      @throwOnFieldError {
        lastHallClippedAt @skip(if: $isFirst)
        hallClips(first: 30, page: $page) {
          totalCount
          nodes {
            id
            createdAt
            ...KeptHall_clip
          }
        }
      }
    `,
    account,
  );
  // The newest clip is the first row of the first page, which so costs no call of its own for the stamp.
  const clippedAt = isFirst ? hallClips.nodes[0]?.createdAt : lastHallClippedAt;
  useLive<KeptHallsSubscription>(
    graphql`
      subscription KeptHallsSubscription($page: Int!, $isFirst: Boolean!) {
        hallClipsChanged {
          hallClipCount
          ...KeptHalls_account @arguments(page: $page, isFirst: $isFirst)
        }
      }
    `,
    { page, isFirst },
  );
  return (
    <Kept
      kind="halls"
      page={page}
      perPage={PAGE}
      total={hallClips.totalCount}
      empty={{
        title: 'クリップした会場はまだありません',
        text: '会場の結び目を押すと、ここに並びます。メモを残したり、並べて比べたりできます。',
        href: '/halls/search/',
        action: '会場を探す',
      }}
    >
      <form action="/halls/compare" className="flow">
        <p className={styles.head}>
          {clippedAt && <span className="figures">最後にクリップした日：{day(clippedAt)}</span>}
          <ButtonLink size="small" href="/mypage/clips/share">
            リストを共有する
          </ButtonLink>
        </p>
        <div>
          {hallClips.nodes.map((clip) => (
            <KeptHall key={clip.id} clip={clip} />
          ))}
        </div>
        <CompareBar />
      </form>
    </Kept>
  );
}
