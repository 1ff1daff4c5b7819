import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BridePageQuery } from '../../__generated__/BridePageQuery.graphql.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { BrideAlbums } from './BrideAlbums.tsx';
import { BrideHall } from './BrideHall.tsx';
import { BrideHead } from './BrideHead.tsx';
import styles from './BridePage.module.css';
import { BrideMakers } from './BrideMakers.tsx';
import { BrideProfile } from './BrideProfile.tsx';
import { BrideReport } from './BrideReport.tsx';

/** A bride: who she is and what her wedding was, her report, her albums, who helped, the hall. Each of these fails alone. */
export default function BridePage({ query }: PageProps<BridePageQuery>) {
  const { bride } = usePreloadedQuery<BridePageQuery>(
    graphql`
      query BridePageQuery($by: BrideBy!) @preloadable @throwOnFieldError {
        bride(by: $by) {
          report @catch(to: NULL) {
            title
          }
          ...BrideHead_bride
          ...BrideProfile_bride
          ...BrideReport_bride @defer
          ...BrideAlbums_bride @defer
          ...BrideMakers_bride @defer
          ...BrideHall_bride @defer
        }
      }
    `,
    query,
  );
  if (!bride) return null;
  return (
    <>
      <BrideHead bride={bride} />
      <div className={`page wide-flow ${styles.bride}`}>
        <BrideProfile bride={bride} reportTitle={bride.report?.title ?? null} />
        <PageSection what="レポート">
          <BrideReport bride={bride} />
        </PageSection>
        <PageSection what="アルバム">
          <BrideAlbums bride={bride} />
        </PageSection>
        <PageSection what="つくり手">
          <BrideMakers bride={bride} />
        </PageSection>
        <PageSection what="会場">
          <BrideHall bride={bride} />
        </PageSection>
      </div>
    </>
  );
}
