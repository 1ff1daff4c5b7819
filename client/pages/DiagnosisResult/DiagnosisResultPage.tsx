import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  DiagnosisResultPageQuery,
  DiagnosisResultPageQuery$data,
} from '../../__generated__/DiagnosisResultPageQuery.graphql.ts';
import { day } from '../../format.ts';
import { resultPath } from '../../parts/diagnosis/sides.ts';
import { Head } from '../../parts/page/Head.tsx';
import type { PageProps } from '../../router/page.tsx';
import { diagnosisResult } from '../../track/events.ts';
import { useTrack } from '../../track/useTrack.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ResultRow } from '../../ui/diagnosis/ResultRow.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { useVisit } from '../../visit.ts';
import styles from './DiagnosisResultPage.module.css';

type Question = NonNullable<DiagnosisResultPageQuery$data['parentDiagnosis']>['questions'][number];

/** The three parts of a result, in the order they are read. */
const PARTS = [
  {
    standing: 'AGREE',
    title: '同じ思い',
    words: 'ふたりの答えが重なっています。',
    starter: undefined,
  },
  {
    standing: 'TALK',
    title: '話し合いたいこと',
    words: '答えが違います。どちらが正しいかではなく、なぜそう思うかを聞いてみてください。',
    starter: '「どうしてこれを選んだの？」から始めてみませんか。',
  },
  {
    standing: 'NOT_YET_ASKED',
    title: 'まだ聞いていないこと',
    words: 'どちらかの答えがまだありません。',
    starter: undefined,
  },
] as const;

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
  const parts = PARTS.map((part) => ({
    ...part,
    questions: questions.filter(({ standing }) => standing === part.standing),
  }));
  const largest = parts.toSorted((a, b) => b.questions.length - a.questions.length)[0];
  useTrack(isAnswered && largest ? diagnosisResult(largest.standing.toLowerCase()) : null);
  return (
    <div className={`page ${styles.result}`}>
      <Head
        title="親子の希望診断の結果"
        description="親と子の答えを並べて読みます。"
        canonical={null}
        noindex
      />
      <PageTitle set="words">親子の希望診断の結果</PageTitle>
      <p className={styles.dates}>
        子ども {answeredOn(diagnosis?.childAnsweredAt)} ・ 親 {answeredOn(diagnosis?.parentAnsweredAt)}
      </p>
      {isAnswered ? (
        <>
          <ul className={styles.sum}>
            {parts.map(({ standing, title, questions: own }) => (
              <li key={standing} className={styles[standing]}>
                <a href={`#${standing.toLowerCase()}`}>
                  <span className={styles.count}>{own.length}</span>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {parts.map(({ standing, title, words, starter, questions: own }) =>
            own.length === 0 ? null : (
              <section key={standing} id={standing.toLowerCase()} className={styles.part}>
                <h2>{title}</h2>
                <p className="prose">{words}</p>
                {own.map((question) => (
                  <ResultRow
                    key={question.number}
                    number={question.number}
                    title={question.title}
                    child={answersOf(question, 'CHILD')}
                    parent={answersOf(question, 'PARENT')}
                    starter={starter}
                  />
                ))}
              </section>
            ),
          )}
        </>
      ) : (
        <EmptyState
          drawing="reviews"
          title="まだどちらの答えも届いていません"
          level={2}
          actions={<ButtonLink href="/diagnosis">診断のページへ</ButtonLink>}
        >
          <p>届いたリンクから答えると、ここに並びます。</p>
        </EmptyState>
      )}
      <section className={styles.share} data-screen="">
        <h2>この結果を手元に</h2>
        <p className="prose">
          顔合わせの席に、印刷してお持ちください。リンクを知っている人は誰でも結果を読めます。
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
  return at ? `${day(at)}に回答` : '未回答';
}

/** The answers of a side as texts; free texts are their own. */
function answersOf({ choiceAnswers, textAnswers }: Question, side: 'CHILD' | 'PARENT'): string[] {
  if (textAnswers) return textAnswers.filter(({ respondent }) => respondent === side).map(({ text }) => text);
  return (choiceAnswers ?? []).filter(({ respondent }) => respondent === side).map(({ value }) => value);
}
