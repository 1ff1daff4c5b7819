import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipComments_clip$key } from '../../__generated__/ClipComments_clip.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { countReactions, readComment } from './familyComment.ts';
import { Comments } from '../../ui/clip/Comments.tsx';

/** What partner and parents think of a clipped hall, and their comments. */
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
  const rows = (comments ?? []).map(({ id, comment, nickname, createdAt }) => {
    const { name, reaction, text } = readComment(comment ?? '');
    return { id, author: nickname ?? name, reaction, text, createdAt };
  });
  return (
    <Comments
      label="コメント"
      reactions={countReactions(rows).map(({ reaction, people }) => ({
        text: `${people.length}人が${reaction}`,
        people: people.join('、'),
      }))}
      comments={rows
        .filter(({ text }) => text !== '')
        .map(({ id, author, text, createdAt }) => ({
          id,
          text,
          author: author ?? 'ゲスト',
          postedAt: createdAt ? formatShortDate(createdAt) : '',
        }))}
    />
  );
}
