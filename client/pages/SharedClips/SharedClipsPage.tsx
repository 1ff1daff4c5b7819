import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SharedClipsPageQuery } from '../../__generated__/SharedClipsPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import type { PageProps } from '../../router/route.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './SharedClip.module.css';
import { SharedClips } from './SharedClips.tsx';
import { SharePanel } from './SharePanel.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { honorific } from '../../format.ts';

/** A shared list of halls, readable without an account. Its URL is a secret. */
export default function SharedClipsPage({
  query,
  context,
}: PageProps<SharedClipsPageQuery, { hash: string }>) {
  const { hallClipShare: share } = usePreloadedQuery<SharedClipsPageQuery>(
    graphql`
      query SharedClipsPageQuery($hash: String!, $page: Int!) @preloadable @throwOnFieldError {
        hallClipShare(hash: $hash) {
          ownerNickname @catch(to: NULL)
          isOwnedByViewer @catch(to: NULL)
          ...SharedClips_share @arguments(page: $page)
          ...SharePanel_share
        }
      }
    `,
    query,
  );
  if (!share) return null;
  const title = `${honorific(share.ownerNickname ?? '会員')}の会場リスト`;
  return (
    <div className={`page flow ${styles.page}`}>
      <Head
        title="共有された会場リスト"
        description="会場のリストが共有されています。"
        canonical={null}
        noindex
      />
      <PageTitle kind="name" eyebrow="共有リスト">
        {title}
      </PageTitle>
      <p className="prose">
        このページは、リンクを知っている人だけが見られます。メモ、コメント、お名前と「行きたい」などの気持ちは、リンクを知っている人全員に表示されます。
      </p>
      {share.isOwnedByViewer && <SharePanel share={share} />}
      <PageSection key={query.variables.page} label="会場のリスト">
        <SharedClips share={share} hash={context.params.hash} />
      </PageSection>
    </div>
  );
}
