import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SharedClips_share$key } from '../../__generated__/SharedClips_share.graphql.ts';
import type { SharedClipsSubscription } from '../../__generated__/SharedClipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../components/clip/useLiveSubscription.ts';
import { pageNumber, withPage } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { NAMES_ID } from './CommentForm.tsx';
import { SharedClip } from './SharedClip.tsx';

const PAGE_SIZE = 30;

/** The halls of a shared list. Changes arrive by subscription. */
export function SharedClips({ share, hash }: { share: SharedClips_share$key; hash: string }) {
  const { hallClips, revision } = useFragment(
    graphql`
      fragment SharedClips_share on HallClipShare @argumentDefinitions(page: { type: "Int!" }) {
        revision
        hallClips(first: 30, page: $page) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            id
            ...SharedClip_clip
          }
        }
      }
    `,
    share,
  );
  const { address } = useRouter();
  const page = pageNumber(address) ?? 1;
  useLiveSubscription<SharedClipsSubscription>(
    graphql`
      subscription SharedClipsSubscription($hash: String!, $page: Int!, $since: String) {
        hallClipShareChanged(hash: $hash, since: $since) {
          ...SharedClips_share @arguments(page: $page)
        }
      }
    `,
    { hash, page },
    revision,
  );
  if (hallClips.totalCount === 0) {
    return (
      <EmptyState drawing="clips" level={2} title="いまは会場がありません">
        <p>リストを作った方が会場を選ぶと、ここに表示されます。</p>
      </EmptyState>
    );
  }
  const last = Math.ceil((hallClips.totalCount ?? 0) / PAGE_SIZE);
  if (hallClips.totalCount != null && page > last) {
    return (
      <EmptyState
        drawing="clips"
        level={2}
        title="このページには会場がありません"
        actions={<ButtonLink href={withPage(address, 1)}>はじめのページへ</ButtonLink>}
      >
        <p>会場は{last}ページ目までです。</p>
      </EmptyState>
    );
  }
  return (
    <>
      <datalist id={NAMES_ID}>
        {['母', '父', 'きょうだい', '友人', 'パートナー'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div>
        {hallClips.nodes.map((clip) => (
          <SharedClip key={clip.id} clip={clip} />
        ))}
      </div>
      <Pager page={page} lastPage={last} hrefFor={(number) => withPage(address, number)} label="会場" />
    </>
  );
}
