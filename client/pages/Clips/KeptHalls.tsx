import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptHalls_account$key } from '../../__generated__/KeptHalls_account.graphql.ts';
import type { KeptHallsSubscription } from '../../__generated__/KeptHallsSubscription.graphql.ts';
import { day } from '../../format.ts';
import { useLive } from '../../parts/clips/useLive.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { CompareBar } from './CompareBar.tsx';
import { Kept } from './Kept.tsx';
import { KeptHall } from './KeptHall.tsx';

/** Halls on a page. */
const PAGE = 30;

/** The halls a member keeps, newest first. What partner and parents say on shared lists appears while it is open. */
export function KeptHalls({ account, page }: { account: KeptHalls_account$key; page: number }) {
  const { hallClips, lastHallClippedAt } = useFragment(
    graphql`
      fragment KeptHalls_account on Account @argumentDefinitions(page: { type: "Int!" }) @throwOnFieldError {
        lastHallClippedAt
        hallClips(first: 30, page: $page) {
          totalCount
          nodes {
            id
            ...KeptHall_clip
          }
        }
      }
    `,
    account,
  );
  useLive<KeptHallsSubscription>(
    graphql`
      subscription KeptHallsSubscription($page: Int!) {
        hallClipsChanged {
          ...KeptHalls_account @arguments(page: $page)
        }
      }
    `,
    { page },
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
        <p className="figures">
          {lastHallClippedAt && <>最後にクリップした日：{day(lastHallClippedAt)}　</>}
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
