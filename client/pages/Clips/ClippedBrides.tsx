import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedBrides_account$key } from '../../__generated__/ClippedBrides_account.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { ClippedList } from './ClippedList.tsx';
import { UnclipButton } from './UnclipButton.tsx';
import { honorific } from '../../format.ts';
import { bridePath, bridesPath } from '../../paths.ts';

const PAGE_SIZE = 18;

/** Clipped brides, newest first. Closed profiles are marked. */
export function ClippedBrides({ account, page }: { account: ClippedBrides_account$key; page: number }) {
  const { clippedBrides } = useFragment(
    graphql`
      fragment ClippedBrides_account on Account @argumentDefinitions(page: { type: "Int!" }) {
        clippedBrides(first: 18, page: $page) @required(action: THROW) {
          totalCount
          edges @required(action: THROW) {
            name
            isGone
            picture {
              ...picture_image
            }
            node {
              id
              rawId
              ...ClipButton_clippable
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read from the store by the clip button
              ...Clip_clippable
            }
          }
        }
      }
    `,
    account,
  );
  const rows = clippedBrides.edges.flatMap(({ node, name, ...row }) =>
    node ? [{ ...row, node, name: honorific(name ?? '花嫁') }] : [],
  );
  return (
    <ClippedList
      kind="brides"
      page={page}
      pageSize={PAGE_SIZE}
      total={clippedBrides.totalCount}
      rowCount={rows.length}
      empty={{
        title: 'クリップした花嫁はまだいません',
        text: '花嫁の結婚式の記録をクリップすると、ここに並びます。',
        href: bridesPath(),
        action: '花嫁を見る',
      }}
    >
      <div>
        {rows.map(({ node, name, picture: image, isGone }) => (
          <ClipRow
            key={node.id}
            name={name}
            href={bridePath({ rawId: node.rawId })}
            picture={image ? toPicture(image) : null}
            unavailableReason={isGone ? 'プロフィールが非公開になりました。' : null}
            clip={
              isGone ? (
                <UnclipButton target={{ id: node.id, typename: 'Bride', name }} />
              ) : (
                <ClipButton clippable={node} name={name} />
              )
            }
          />
        ))}
      </div>
    </ClippedList>
  );
}
