import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { FairPageQuery } from '../../__generated__/FairPageQuery.graphql.ts';
import { UNNAMED_FAIR } from '../../components/fair/fairCardData.ts';
import { PageSection } from '../../components/page/PageSection.tsx';
import { ReservationForm } from '../../components/reservation/ReservationForm.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { EndedFair } from './EndedFair.tsx';
import { FairHead } from './FairHead.tsx';
import styles from './FairPage.module.css';
import { FairDetails } from './FairDetails.tsx';
import { OtherFairs } from './OtherFairs.tsx';

/** A fair with its reservation form; an ended fair shows the hall's other fairs. */
export default function FairPage({ query }: PageProps<FairPageQuery>) {
  const { fair, hall } = usePreloadedQuery<FairPageQuery>(
    graphql`
      query FairPageQuery($hallRawId: String!, $fairRawId: String!) @preloadable @throwOnFieldError {
        # Before the fair, whose own values replace those of its row in the list.
        hall(by: { rawId: $hallRawId }) {
          ...EndedFair_hall @arguments(fairRawId: $fairRawId)
          ...OtherFairs_hall
        }
        fair(by: { path: { hallRawId: $hallRawId, fairRawId: $fairRawId } }) {
          rawId
          name @catch(to: NULL)
          ...FairHead_fair
          ...FairDetails_fair
          ...ReservationForm_fair
        }
      }
    `,
    query,
  );
  if (!hall) return null;
  if (!fair) return <EndedFair hall={hall} />;
  const name = fair.name ?? UNNAMED_FAIR;
  return (
    <div className={`page ${styles.fair}`}>
      <div className="flow">
        <FairHead fair={fair} name={name} />
        <FairDetails fair={fair} name={name} />
      </div>
      <div className={styles.form}>
        <ReservationForm fair={fair} />
      </div>
      <div className={styles.others}>
        <Cord />
        <PageSection id="others" label="ほかの日程">
          <OtherFairs hall={hall} excludeId={fair.rawId} />
        </PageSection>
      </div>
    </div>
  );
}
