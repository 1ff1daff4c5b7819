import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { DiagnosisLeafletPageQuery } from '../../__generated__/DiagnosisLeafletPageQuery.graphql.ts';
import { leafletContents, readResult } from '../../components/diagnosis/diagnosisResult.ts';
import { digest } from '../../components/form/linkSecrets.ts';
import { Leaflet } from '../../components/kaoawase/Leaflet.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './DiagnosisLeafletPage.module.css';
import { diagnosisResultPath } from '../../paths.ts';

/** The leaflet of the family meeting, filled with the points of a diagnosis that both sides agree on. */
export default function DiagnosisLeafletPage({ query }: PageProps<DiagnosisLeafletPageQuery>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisLeafletPageQuery>(
    graphql`
      query DiagnosisLeafletPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          ...diagnosisResult_diagnosis
        }
      }
    `,
    query,
  );
  const id = diagnosis?.rawId ?? '';
  const result = diagnosis && readResult(diagnosis);
  const back = <ButtonLink href={diagnosisResultPath({ id })}>診断の結果へ戻る</ButtonLink>;
  const head = (
    <Head
      title="顔合わせのしおり"
      description="親子の希望診断の結果から作る、顔合わせのしおりです。"
      canonical={null}
      noindex
    />
  );
  if (!result || result.sections.length === 0) {
    return (
      <NarrowPage
        title="顔合わせのしおり"
        lead="ふたりの答えがそろうと、同じだったことを書き込んだしおりができます。"
      >
        {head}
        <p>{back}</p>
      </NarrowPage>
    );
  }
  const { points, starters } = leafletContents(result);
  return (
    <div className={`page wide-flow ${styles.page}`}>
      {head}
      <div className="flow" data-screen>
        <PageTitle kind="name" eyebrow="親子の希望診断から">
          顔合わせのしおり
        </PageTitle>
        <p className="prose">
          診断で同じだったことと、話のきっかけ3つを書き込みました。直したり書き足したりして、印刷してください。
        </p>
        <p>{back}</p>
      </div>
      <Leaflet points={points} starters={starters} name={digest(id)} />
    </div>
  );
}
