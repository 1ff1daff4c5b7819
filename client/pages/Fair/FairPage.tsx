import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { FairPageQuery } from '../../__generated__/FairPageQuery.graphql.ts';
import { ReservationForm } from '../../components/reservation/ReservationForm.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { FairGone } from './FairGone.tsx';
import { FairHead } from './FairHead.tsx';
import styles from './FairPage.module.css';
import { FairStory } from './FairStory.tsx';
import { OtherFairs } from './OtherFairs.tsx';

/** A fair and the form that reserves a place at it; other dates of its hall in place of one that is gone. */
export default function FairPage({ query }: PageProps<FairPageQuery>) {
  const { fair, hall } = usePreloadedQuery<FairPageQuery>(
    graphql`
      query FairPageQuery($hallRawId: String!, $fairRawId: String!) @preloadable @throwOnFieldError {
        fair(by: { path: { hallRawId: $hallRawId, fairRawId: $fairRawId } }) {
          rawId
          ...FairHead_fair
          ...FairStory_fair
          ...ReservationForm_fair
        }
        hall(by: { rawId: $hallRawId }) {
          ...FairGone_hall
          ...OtherFairs_hall
        }
      }
    `,
    query,
  );
  if (!hall) return null;
  if (!fair) return <FairGone hall={hall} />;
  return (
    <div className={`page ${styles.fair}`}>
      <div className={`flow ${styles.story}`}>
        <FairHead fair={fair} />
        <FairStory fair={fair} />
      </div>
      <div className={styles.form}>
        <ReservationForm fair={fair} />
      </div>
      <div className={styles.others}>
        <Cord />
        <OtherFairs hall={hall} except={fair.rawId} />
      </div>
    </div>
  );
}
