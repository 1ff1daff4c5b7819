import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ClipSharePageQuery } from '../../__generated__/ClipSharePageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { chosenInDraft } from '../../components/clip/shareOrder.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { useServerDraft } from '../../components/form/formContext.ts';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ClipOrder } from './ClipOrder.tsx';
import { OwnShares } from './OwnShares.tsx';
import { hallSearchPath } from '../../paths.ts';

const LABELS = { hallClipIds: '共有する会場' };

/** Creates or edits a shared list of halls. */
export default function ClipSharePage({ query }: PageProps<ClipSharePageQuery>) {
  const { viewer, hallClipShare } = usePreloadedQuery<ClipSharePageQuery>(
    graphql`
      query ClipSharePageQuery($hash: String!, $isKnown: Boolean!) @preloadable @throwOnFieldError {
        viewer {
          isLoggedIn
          account {
            shareableHallClips {
              id
              note @catch(to: NULL)
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
    name: hall?.name ?? UNNAMED_HALL,
    note,
  }));
  const draft = useServerDraft()?.values;
  const kept = chosenInDraft(draft, share?.id ?? null);
  const chosen =
    kept ?? (share ? share.hallClips.nodes.map(({ id }) => id) : clips.map(({ id }) => id).slice(0, 100));
  return (
    <NarrowPage title={title}>
      <Head
        title={title}
        description="クリップした会場のリストを家族と共有します。"
        canonical={null}
        noindex
      />
      {!isLoggedIn && <MembersOnly>クリップした会場を選んで、家族やパートナーと共有できます。</MembersOnly>}
      {account && clips.length === 0 && (
        <EmptyState
          drawing="clips"
          level={2}
          title="共有できる会場がありません"
          actions={
            <ButtonLink variant="primary" href={hallSearchPath()}>
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
          <ActionForm
            labels={LABELS}
            submitLabel={share ? 'この内容にする' : 'リンクを作る'}
            draftName={`share.${share?.id ?? 'new'}`}
          >
            {({ error }) => (
              <>
                {share && <input type="hidden" name="share" value={share.id} />}
                <ClipOrder clips={clips} chosen={chosen} error={error('hallClipIds')} />
              </>
            )}
          </ActionForm>
        </>
      )}
      {account && !share && <OwnShares />}
    </NarrowPage>
  );
}
