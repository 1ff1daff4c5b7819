import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ClipPageQuery } from '../../__generated__/ClipPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { clipsPath } from '../../paths.ts';
import { sitePath } from '../../router/address.ts';
import type { PageProps } from '../../router/route.tsx';

/** The page behind clip buttons without script: says whether the object is clipped, with a form to change that. */
export default function ClipPage({ query, context }: PageProps<ClipPageQuery>) {
  const { viewer, node } = usePreloadedQuery<ClipPageQuery>(
    graphql`
      query ClipPageQuery($id: ID!) @preloadable @throwOnFieldError {
        viewer {
          isLoggedIn
        }
        node(id: $id) {
          id
          ... on Clippable {
            viewerHasClipped @catch(to: NULL)
          }
          ... on Hall {
            name @catch(to: NULL)
          }
          ... on Article {
            title @catch(to: NULL)
          }
          ... on Bride {
            nickname @catch(to: NULL)
          }
          ... on Brand {
            name @catch(to: NULL)
          }
          ... on Ring {
            name @catch(to: NULL)
          }
        }
      }
    `,
    query,
  );
  const name = node?.name ?? node?.title ?? node?.nickname ?? 'このページ';
  // Null where it is unknown; clipping twice changes nothing.
  const isClipped = node?.viewerHasClipped;
  const title = isClipped ? 'クリップしました' : 'クリップする';
  return (
    <NarrowPage title={title}>
      <Head title={title} description="クリップを残し、外します。" canonical={null} noindex />
      {viewer.isLoggedIn ? (
        <>
          <p className="prose">
            {isClipped === null
              ? `「${name}」がクリップに入っているか、いま確認できません。クリップすると、いつでも見返せます。`
              : isClipped
                ? `「${name}」はクリップに入っています。外すと、メモと届いたコメントも消えます。`
                : `「${name}」をクリップすると、いつでも見返せます。`}
          </p>
          <ActionForm labels={{}} submitLabel={isClipped ? 'クリップを外す' : 'クリップする'}>
            {() => (
              <>
                <input type="hidden" name="id" value={node?.id} />
                <input type="hidden" name="clips" value={isClipped ? 'no' : 'yes'} />
              </>
            )}
          </ActionForm>
          <p>
            <a href={sitePath(context.address.query.get('to'))}>見ていたページへ戻る</a>
          </p>
          <p>
            <a href={clipsPath()}>クリップを見る</a>
          </p>
        </>
      ) : (
        <MembersOnly>{`「${name}」をクリップに残せます。`}</MembersOnly>
      )}
    </NarrowPage>
  );
}
