import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NextSteps_diagnosis$key } from '../../__generated__/NextSteps_diagnosis.graphql.ts';
import { formatNumber } from '../../format.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import styles from './DiagnosisResultPage.module.css';
import { diagnosisLeafletPath } from '../../paths.ts';

/** What follows from a result: halls that meet what both want, and the leaflet of the family meeting. */
export function NextSteps(props: { diagnosis: NextSteps_diagnosis$key }) {
  const { rawId, hallSearch } = useFragment(
    graphql`
      fragment NextSteps_diagnosis on ParentDiagnosis {
        rawId
        hallSearch @catch(to: NULL) {
          conditions
          url
          hallCount
        }
      }
    `,
    props.diagnosis,
  );
  return (
    <section className={styles.share} aria-labelledby="next-steps" data-screen="">
      <h2 id="next-steps">結果から進む</h2>
      {hallSearch && (
        <p className={styles.step}>
          <span>ふたりの答えが重なった「{hallSearch.conditions?.join('・')}」で会場を探せます。</span>
          <ButtonLink variant="primary" icon="search" href={pathOf(hallSearch.url)}>
            {hallSearch.hallCount == null ? '会場を見る' : `${formatNumber(hallSearch.hallCount)}会場を見る`}
          </ButtonLink>
        </p>
      )}
      <p className={styles.step}>
        <span>同じだったことと話のきっかけを書き込んだ、顔合わせのしおりができています。</span>
        <ButtonLink href={diagnosisLeafletPath({ id: rawId })}>顔合わせのしおりを開く</ButtonLink>
      </p>
    </section>
  );
}

/** Path and query: the site may be opened under another name than its own. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
