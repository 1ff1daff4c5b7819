import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  DiagnosisResultPageQuery,
  DiagnosisResultPageQuery$data,
} from '../../__generated__/DiagnosisResultPageQuery.graphql.ts';
import { formatDate } from '../../format.ts';
import { diagnosisResultPath } from '../../components/diagnosis/sides.ts';
import { RESULT_SECTIONS, conversationStarter } from '../../components/diagnosis/resultSections.ts';
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
import { questionName } from '../../components/diagnosis/steps.ts';
import styles from './DiagnosisResultPage.module.css';

type Question = NonNullable<DiagnosisResultPageQuery$data['parentDiagnosis']>['questions'][number];

/** Both sides' answers, side by side. Readable by anyone with the link; has a print layout. */
export default function DiagnosisResultPage({ query }: PageProps<DiagnosisResultPageQuery>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisResultPageQuery>(
    graphql`
      query DiagnosisResultPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          childAnsweredAt @catch(to: NULL)
          parentAnsweredAt @catch(to: NULL)
          questions {
            number
            title @catch(to: NULL)
            standing @catch(to: NULL)
            choiceAnswers @catch(to: NULL) {
              respondent
              value
            }
            textAnswers @catch(to: NULL) {
              respondent
              text
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const id = diagnosis?.rawId ?? '';
  const questions = diagnosis?.questions ?? [];
  const isAnswered = Boolean(diagnosis?.childAnsweredAt ?? diagnosis?.parentAnsweredAt);
  const groups = RESULT_SECTIONS.map((group) => ({
    ...group,
    questions: questions.filter(({ standing }) => standing === group.mode),
  }));
  const largest = groups.toSorted((a, b) => b.questions.length - a.questions.length)[0];
  useTrack(isAnswered && largest ? diagnosisResult(largest.mode.toLowerCase()) : null);
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
          { label: '子ども', value: answeredOn(diagnosis?.childAnsweredAt) },
          { label: '親', value: answeredOn(diagnosis?.parentAnsweredAt) },
        ]}
      />
      {isAnswered && (
        <AgreementTiles
          tiles={groups.map(({ agreement, title, questions: own }) => ({
            agreement,
            title,
            count: own.length,
            href: own.length > 0 ? `#${agreement}` : undefined,
          }))}
        />
      )}
      {!diagnosis?.childAnsweredAt && <MissingSide id={id} side="child" />}
      {!diagnosis?.parentAnsweredAt && <MissingSide id={id} side="parent" />}
      {isAnswered &&
        groups
          .filter(({ questions: own }) => own.length > 0)
          .map(({ agreement, title, lead, questions: own }) => (
            <section key={agreement} id={agreement} className={styles.group}>
              <h2>{title}</h2>
              <p className={styles.lead}>{lead}</p>
              {own.map((question) => (
                <ResultRow
                  key={question.number}
                  number={question.number}
                  title={question.title ?? questionName(question.number)}
                  agreement={agreement}
                  child={answersOf(question, 'CHILD')}
                  parent={answersOf(question, 'PARENT')}
                  starter={agreement === 'agree' ? undefined : conversationStarter(question.number)}
                />
              ))}
            </section>
          ))}
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
          url={site.url + diagnosisResultPath(id)}
          text="結婚式についての、親子の希望診断の結果です。"
        />
      </section>
    </div>
  );
}

function answeredOn(at: string | null | undefined): string {
  return at ? `${formatDate(at)}に回答` : 'まだ答えていません';
}

/** The answers of one side as texts. */
function answersOf({ choiceAnswers, textAnswers }: Question, side: 'CHILD' | 'PARENT'): string[] {
  if (textAnswers) return textAnswers.filter(({ respondent }) => respondent === side).map(({ text }) => text);
  return (choiceAnswers ?? []).filter(({ respondent }) => respondent === side).map(({ value }) => value);
}
