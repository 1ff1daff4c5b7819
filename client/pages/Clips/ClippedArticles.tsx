import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClippedArticles_account$key } from '../../__generated__/ClippedArticles_account.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { ClippedList } from './ClippedList.tsx';
import { UnclipButton } from './UnclipButton.tsx';
import { UNNAMED_ARTICLE } from '../../components/article/articleNames.ts';
import { magazinePath } from '../../paths.ts';

const PAGE_SIZE = 18;

/** Clipped articles, newest first. Withdrawn ones are shown without a link. */
export function ClippedArticles({ account, page }: { account: ClippedArticles_account$key; page: number }) {
  const { clippedArticles } = useFragment(
    graphql`
      fragment ClippedArticles_account on Account @argumentDefinitions(page: { type: "Int!" }) {
        clippedArticles(first: 18, page: $page) @required(action: THROW) {
          totalCount
          edges @required(action: THROW) {
            name
            isGone
            url
            picture {
              ...picture_image
            }
            node {
              id
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
  const rows = clippedArticles.edges.flatMap(({ node, name, ...row }) =>
    node ? [{ ...row, node, name: name ?? UNNAMED_ARTICLE }] : [],
  );
  return (
    <ClippedList
      kind="articles"
      page={page}
      pageSize={PAGE_SIZE}
      total={clippedArticles.totalCount}
      rowCount={rows.length}
      empty={{
        title: 'クリップした記事はまだありません',
        text: '記事をクリップすると、ここに並びます。',
        href: magazinePath(),
        action: '記事を見る',
      }}
    >
      <div>
        {rows.map(({ node, name, url, picture: image, isGone }) => (
          <ClipRow
            key={node.id}
            name={name}
            href={url ?? null}
            picture={image ? toPicture(image) : null}
            unavailableReason={isGone ? '記事の公開が終わりました。' : null}
            clip={
              isGone ? (
                <UnclipButton target={{ id: node.id, typename: 'Article', name }} />
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
