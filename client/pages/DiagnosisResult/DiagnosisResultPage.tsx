import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  DiagnosisResultPageQuery,
  DiagnosisResultPageQuery$data,
} from '../../__generated__/DiagnosisResultPageQuery.graphql.ts';
import { day } from '../../format.ts';
import { resultPath } from '../../components/diagnosis/sides.ts';
import { STANDINGS } from '../../components/diagnosis/standings.ts';
import { starterOf } from '../../components/diagnosis/starters.ts';
import { Head } from '../../components/page/Head.tsx';
import type { PageProps } from '../../router/page.tsx';
import { diagnosisResult } from '../../analytics/events.ts';
import { useTrack } from '../../analytics/useTrack.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ResultRow } from '../../ui/diagnosis/ResultRow.tsx';
import { Standings } from '../../ui/diagnosis/Standings.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { useVisit } from '../../requestContext.ts';
import { MissingSide } from './MissingSide.tsx';
import styles from './DiagnosisResultPage.module.css';

type Question = NonNullable<DiagnosisResultPageQuery$data['parentDiagnosis']>['questions'][number];

/** Both sides' answers read side by side. Whoever has the link may read it; it prints as a sheet. */
export default function DiagnosisResultPage({ query }: PageProps<DiagnosisResultPageQuery>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisResultPageQuery>(
    graphql`
      query DiagnosisResultPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          childAnsweredAt
          parentAnsweredAt
          questions {
            number
            title
            standing
            choiceAnswers {
              respondent
              value
            }
            textAnswers {
              respondent
              text
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useVisit();
  const id = diagnosis?.rawId ?? '';
  const questions = diagnosis?.questions ?? [];
  const isAnswered = Boolean(diagnosis?.childAnsweredAt ?? diagnosis?.parentAnsweredAt);
  const parts = STANDINGS.map((part) => ({
    ...part,
    questions: questions.filter(({ standing }) => standing === part.mode),
  }));
  const largest = parts.toSorted((a, b) => b.questions.length - a.questions.length)[0];
  useTrack(isAnswered && largest ? diagnosisResult(largest.mode.toLowerCase()) : null);
  return (
    <div className={`page ${styles.result}`}>
      <Head
        title="親子の希望診断の結果"
        description="親と子の答えを並べて読みます。"
        canonical={null}
        noindex
      />
      <PageTitle set="words">親子の希望診断の結果</PageTitle>
      <FactList
        facts={[
          { label: '子ども', value: answeredOn(diagnosis?.childAnsweredAt) },
          { label: '親', value: answeredOn(diagnosis?.parentAnsweredAt) },
        ]}
      />
      {isAnswered && (
        <Standings
          tiles={parts.map(({ standing, title, questions: own }) => ({
            standing,
            title,
            count: own.length,
            href: own.length > 0 ? `#${standing}` : undefined,
          }))}
        />
      )}
      {!diagnosis?.childAnsweredAt && <MissingSide id={id} side="child" />}
      {!diagnosis?.parentAnsweredAt && <MissingSide id={id} side="parent" />}
      {isAnswered &&
        parts
          .filter(({ questions: own }) => own.length > 0)
          .map(({ standing, title, lead, questions: own }) => (
            <section key={standing} id={standing} className={styles.part}>
              <h2>{title}</h2>
              <p className={styles.lead}>{lead}</p>
              {own.map((question) => (
                <ResultRow
                  key={question.number}
                  number={question.number}
                  title={question.title}
                  standing={standing}
                  child={answersOf(question, 'CHILD')}
                  parent={answersOf(question, 'PARENT')}
                  starter={standing === 'agree' ? undefined : starterOf(question.number)}
                />
              ))}
            </section>
          ))}
      <section className={styles.share} data-screen="">
        <h2>この結果を手元に</h2>
        <p className="prose">
          顔合わせの席に、印刷してお持ちください。話したことを書き込む欄がつきます。リンクを知っている人は誰でも結果を読めます。
        </p>
        <span className={styles.script}>
          <Button onClick={() => print()}>印刷する</Button>
        </span>
        <ShareLink
          label="結果のリンク"
          url={site.url + resultPath(id)}
          text="結婚式についての、親子の希望診断の結果です。"
        />
      </section>
    </div>
  );
}

function answeredOn(at: string | null | undefined): string {
  return at ? `${day(at)}に回答` : 'まだ答えていません';
}

/** The answers of a side as texts; free texts are their own. */
function answersOf({ choiceAnswers, textAnswers }: Question, side: 'CHILD' | 'PARENT'): string[] {
  if (textAnswers) return textAnswers.filter(({ respondent }) => respondent === side).map(({ text }) => text);
  return (choiceAnswers ?? []).filter(({ respondent }) => respondent === side).map(({ value }) => value);
}
