import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ClipSharePageQuery } from '../../__generated__/ClipSharePageQuery.graphql.ts';
import { ForMembers } from '../../components/account/ForMembers.tsx';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { NAMELESS } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ArrangeList } from './ArrangeList.tsx';

const LABELS = { hallClipIds: '共有する会場' };

/** Chooses and orders the halls of a shared list: a new one, or one that is shared already. */
export default function ClipSharePage({ query }: PageProps<ClipSharePageQuery>) {
  const { viewer, hallClipShare } = usePreloadedQuery<ClipSharePageQuery>(
    graphql`
      query ClipSharePageQuery($hash: String!, $isKnown: Boolean!) @preloadable @throwOnFieldError {
        viewer {
          isLoggedIn
          account {
            shareableHallClips {
              id
              note
              hall @catch(to: NULL) {
                name
              }
            }
          }
        }
        hallClipShare(hash: $hash) @include(if: $isKnown) {
          id
          isOwnedByViewer
          hallClips(first: 100) {
            nodes {
              id
            }
          }
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  const share = hallClipShare?.isOwnedByViewer ? hallClipShare : null;
  const title = share ? '共有リストを整える' : 'リストを共有する';
  const clips = (account?.shareableHallClips ?? []).map(({ id, note, hall }) => ({
    id,
    name: hall?.name ?? NAMELESS,
    note,
  }));
  const chosen = share ? share.hallClips.nodes.map(({ id }) => id) : clips.map(({ id }) => id).slice(0, 100);
  return (
    <NarrowPage title={title}>
      <Head
        title={title}
        description="クリップした会場のリストを家族と共有します。"
        canonical={null}
        noindex
      />
      {!isLoggedIn && <ForMembers>クリップした会場を選んで、家族やパートナーと共有できます。</ForMembers>}
      {account && clips.length === 0 && (
        <EmptyState
          drawing="clips"
          level={2}
          title="共有できる会場がありません"
          actions={
            <ButtonLink look="main" href="/halls/search/">
              会場を探す
            </ButtonLink>
          }
        >
          <p>会場をクリップすると、ここで選んで共有できます。</p>
        </EmptyState>
      )}
      {account && clips.length > 0 && (
        <>
          <p className="prose">
            リンクを知っている人は、会員でなくても、選んだ会場とそのメモを見て、コメントを書けます。リンクは家族やパートナーにだけお送りください。
          </p>
          <ActionForm labels={LABELS} submitLabel={share ? 'この内容にする' : 'リンクを作る'}>
            {({ error }) => (
              <>
                {share && <input type="hidden" name="share" value={share.id} />}
                <ArrangeList clips={clips} chosen={chosen} error={error('hallClipIds')} />
              </>
            )}
          </ActionForm>
        </>
      )}
    </NarrowPage>
  );
}
