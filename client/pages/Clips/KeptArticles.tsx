import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptArticles_account$key } from '../../__generated__/KeptArticles_account.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { picture } from '../../components/hall/picture.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { Kept } from './Kept.tsx';
import { LetGo } from './LetGo.tsx';

/** Articles on a page, as their source gives them. */
const PAGE = 18;

/** The articles a member keeps, newest first; one that is gone is named and greyed. */
export function KeptArticles({ account, page }: { account: KeptArticles_account$key; page: number }) {
  const { clippedArticles } = useFragment(
    graphql`
      fragment KeptArticles_account on Account
      @argumentDefinitions(page: { type: "Int!" })
      @throwOnFieldError {
        clippedArticles(first: 18, page: $page) {
          totalCount
          edges {
            name
            isGone
            url
            picture {
              ...picture_image
            }
            node {
              id
              ...ClipButton_clippable
              ...clipStates_clippable
            }
          }
        }
      }
    `,
    account,
  );
  return (
    <Kept
      kind="articles"
      page={page}
      perPage={PAGE}
      total={clippedArticles.totalCount}
      empty={{
        title: 'クリップした記事はまだありません',
        text: '記事をクリップすると、ここに並びます。',
        href: '/magazine',
        action: '記事を見る',
      }}
    >
      <div>
        {clippedArticles.edges.map(({ node, name, url, picture: image, isGone }) => (
          <ClipRow
            key={node.id}
            name={name}
            href={url ?? null}
            picture={image ? picture(image) : null}
            gone={isGone ? '記事の公開が終わりました。' : null}
            clip={
              isGone ? (
                <LetGo thing={{ id: node.id, typename: 'Article' }} name={name} />
              ) : (
                <ClipButton clippable={node} name={name} />
              )
            }
          />
        ))}
      </div>
    </Kept>
  );
}
