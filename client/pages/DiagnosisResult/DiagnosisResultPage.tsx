import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { DiagnosisResultPageQuery } from '../../__generated__/DiagnosisResultPageQuery.graphql.ts';
import { formatDate } from '../../format.ts';
import { readResult, type DiagnosisResult } from '../../components/diagnosis/diagnosisResult.ts';
import { conversationStarter } from '../../components/diagnosis/resultSections.ts';
import { Head } from '../../components/page/Head.tsx';
import type { PageProps } from '../../router/route.tsx';
import { diagnosisResult } from '../../analytics/events.ts';
import { useTrack } from '../../analytics/track.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ResultRow } from '../../ui/diagnosis/ResultRow.tsx';
import { AgreementTiles } from '../../ui/diagnosis/AgreementTiles.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { MissingSide } from './MissingSide.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './DiagnosisResultPage.module.css';
import { diagnosisResultPath } from '../../paths.ts';

/** Both sides' answers, side by side, once both are in. Readable by anyone with the link; has a print layout. */
export default function DiagnosisResultPage({ query }: PageProps<DiagnosisResultPageQuery>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisResultPageQuery>(
    graphql`
      query DiagnosisResultPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          ...diagnosisResult_diagnosis
          ...NextSteps_diagnosis
        }
      }
    `,
    query,
  );
  const result: DiagnosisResult = diagnosis
    ? readResult(diagnosis)
    : { childAnsweredAt: null, parentAnsweredAt: null, sections: [] };
  const { childAnsweredAt, parentAnsweredAt, sections } = result;
  const id = diagnosis?.rawId ?? '';
  const largest = sections.toSorted((a, b) => b.questions.length - a.questions.length)[0];
  useTrack(largest ? diagnosisResult(largest.section.standing.toLowerCase()) : null);
  return (
    <div className={`page ${styles.result}`}>
      <Head
        title="親子の希望診断の結果"
        description="親と子の答えを並べて読みます。"
        canonical={null}
        noindex
      />
      <PageTitle kind="heading">親子の希望診断の結果</PageTitle>
      <FactList
        facts={[
          { label: '子ども', value: answeredOn(childAnsweredAt) },
          { label: '親', value: answeredOn(parentAnsweredAt) },
        ]}
      />
      {sections.length === 0 && (
        <p className="prose">
          ふたりの答えがそろうと、ここに並びます。先に答えた方の内容は、そろうまで誰にも表示されません。
        </p>
      )}
      {!childAnsweredAt && <MissingSide id={id} side="child" />}
      {!parentAnsweredAt && <MissingSide id={id} side="parent" />}
      {sections.length > 0 && diagnosis && (
        <>
          <AgreementTiles
            tiles={sections.map(({ section: { agreement, title }, questions }) => ({
              agreement,
              title,
              count: questions.length,
              href: questions.length > 0 ? `#${agreement}` : undefined,
            }))}
          />
          <Sections sections={sections} />
          <NextSteps diagnosis={diagnosis} />
        </>
      )}
      <ShareResult id={id} />
    </div>
  );
}

function Sections({ sections }: Pick<DiagnosisResult, 'sections'>) {
  return sections
    .filter(({ questions }) => questions.length > 0)
    .map(({ section: { agreement, title, lead }, questions }) => (
      <section key={agreement} id={agreement} className={styles.group}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {questions.map((question) => (
          <ResultRow
            key={question.number}
            {...question}
            agreement={agreement}
            starter={agreement === 'agree' ? undefined : conversationStarter(question.number)}
          />
        ))}
      </section>
    ));
}

function ShareResult({ id }: { id: string }) {
  const { site } = useRequestContext();
  return (
    <section className={styles.share} data-screen="">
      <h2>この結果を手元に</h2>
      <p className="prose">
        顔合わせの席に、印刷してお持ちください。話したことを書き込む欄がつきます。リンクを知っている人は誰でも結果を読めます。
      </p>
      <span className={styles.scriptOnly}>
        <Button onClick={() => print()}>印刷する</Button>
      </span>
      <ShareLink
        label="結果のリンク"
        url={site.url + diagnosisResultPath({ id })}
        text="結婚式についての、親子の希望診断の結果です。"
      />
    </section>
  );
}

function answeredOn(at: string | null): string {
  return at ? `${formatDate(at)}に回答` : 'まだ答えていません';
}
