import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { FairPageQuery } from '../../__generated__/FairPageQuery.graphql.ts';
import { ReservationForm } from '../../parts/reservation/ReservationForm.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { FairHead } from './FairHead.tsx';
import styles from './FairPage.module.css';
import { FairStory } from './FairStory.tsx';
import { OtherFairs } from './OtherFairs.tsx';

/** A fair and the form that reserves a place at it. */
export default function FairPage({ query }: PageProps<FairPageQuery>) {
  const { fair } = usePreloadedQuery<FairPageQuery>(
    graphql`
      query FairPageQuery($hallRawId: String!, $fairRawId: String!) @preloadable @throwOnFieldError {
        fair(by: { path: { hallRawId: $hallRawId, fairRawId: $fairRawId } }) {
          ...FairHead_fair
          ...FairStory_fair
          ...OtherFairs_fair
          ...ReservationForm_fair
        }
      }
    `,
    query,
  );
  if (!fair) return null;
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
        <OtherFairs fair={fair} />
      </div>
    </div>
  );
}
