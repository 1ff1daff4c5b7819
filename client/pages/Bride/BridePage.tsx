import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BridePageQuery } from '../../__generated__/BridePageQuery.graphql.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { BrideAlbums } from './BrideAlbums.tsx';
import { BrideHall } from './BrideHall.tsx';
import { BrideHead } from './BrideHead.tsx';
import styles from './BridePage.module.css';
import { BrideVendors } from './BrideVendors.tsx';
import { BridesOfHall } from './BridesOfHall.tsx';
import { BrideProfile } from './BrideProfile.tsx';
import { BrideReport } from './BrideReport.tsx';

/** A bride's profile. Report, albums, vendors and hall are deferred and fail alone. */
export default function BridePage({ query }: PageProps<BridePageQuery>) {
  const { bride } = usePreloadedQuery<BridePageQuery>(
    graphql`
      query BridePageQuery($by: BrideBy!) @preloadable @throwOnFieldError {
        bride(by: $by) {
          # eslint-disable-next-line relay/unused-fields -- for the queries of the sections
          id
          nickname
          report @catch(to: RESULT) {
            title
            titleWithBreaks @catch(to: NULL)
          }
          ...BrideHead_bride
          ...BrideProfile_bride
          ...BrideReport_bride @defer
          ...BrideAlbums_bride @defer
          ...BrideVendors_bride @defer
          ...BrideHall_bride @defer
          ...BridesOfHall_bride @defer
        }
      }
    `,
    query,
  );
  if (!bride) return null;
  const { report } = bride;
  const read = report.ok ? report.value : null;
  return (
    <>
      <BrideHead bride={bride} nickname={bride.nickname} />
      <div className={`page wide-flow ${styles.bride}`}>
        <BrideProfile
          bride={bride}
          nickname={bride.nickname}
          reportTitle={read?.title ?? null}
          titleWithBreaks={read?.titleWithBreaks ?? null}
        />
        {!report.ok && <p>レポートの題名は確認中です。</p>}
        <PageSection id="report" label="レポート">
          <BrideReport bride={bride} />
        </PageSection>
        <PageSection id="albums" label="アルバム">
          <BrideAlbums bride={bride} />
        </PageSection>
        <PageSection id="makers" label="つくり手">
          <BrideVendors bride={bride} />
        </PageSection>
        <PageSection id="hall" label="この結婚式の会場">
          <BrideHall bride={bride} />
        </PageSection>
        <PageSection id="same-hall" label="この会場で挙げた花嫁">
          <BridesOfHall bride={bride} />
        </PageSection>
      </div>
    </>
  );
}
