import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipComments_clip$key } from '../../__generated__/ClipComments_clip.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { Comments } from '../../ui/clip/Comments.tsx';

/** Comments of partner and parents on a clipped hall. */
export function ClipComments(props: { clip: ClipComments_clip$key }) {
  const { comments } = useFragment(
    graphql`
      fragment ClipComments_clip on HallClip {
        comments {
          id
          comment
          nickname
          createdAt
        }
      }
    `,
    props.clip,
  );
  return (
    <Comments
      label="コメント"
      comments={(comments ?? []).map(({ id, comment, nickname, createdAt }) => ({
        id,
        text: comment ?? '',
        author: nickname ?? 'ゲスト',
        postedAt: createdAt ? formatShortDate(createdAt) : '',
      }))}
    />
  );
}
