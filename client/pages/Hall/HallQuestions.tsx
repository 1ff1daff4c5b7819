import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallQuestions_hall$key } from '../../__generated__/HallQuestions_hall.graphql.ts';
import { formatDate } from '../../format.ts';
import { QUESTION_TYPE_LABELS } from '../../hallLabels.ts';
import { Html } from '../../components/page/Html.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { QaItem } from '../../ui/hall/QaItem.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './HallSections.module.css';

/** Questions and answers, grouped by type. */
export function HallQuestions(props: { hall: HallQuestions_hall$key }) {
  const { questionsAndAnswers } = useFragment(
    graphql`
      fragment HallQuestions_hall on Hall {
        questionsAndAnswers @required(action: THROW) {
          rawId
          type
          question
          answer
          answeredAt
        }
      }
    `,
    props.hall,
  );
  const kinds = Object.entries(QUESTION_TYPE_LABELS)
    .map(([type, title]) => ({
      type,
      title,
      items: questionsAndAnswers.filter((item) => (item.type ?? 'OTHER') === type),
    }))
    .filter(({ items }) => items.length > 0);
  if (kinds.length === 0) {
    return (
      <Section id="questions" title="質問と回答">
        <EmptyState drawing="reviews" title="質問はまだありません" />
      </Section>
    );
  }
  return (
    <Section id="questions" title="質問と回答" note={`${questionsAndAnswers.length}件`}>
      <div className="flow">
        {kinds.map(({ type, title, items }) => (
          <section key={type} className={styles.questions}>
            <h3>{title}</h3>
            {items.map(({ rawId, question, answer, answeredAt }) => (
              <QaItem
                key={rawId}
                question={question ?? '質問の内容は確認中です。'}
                answer={answer ? <Html html={answer} /> : '会場からの回答を待っています。'}
                answeredOn={answeredAt ? formatDate(answeredAt) : null}
              />
            ))}
          </section>
        ))}
      </div>
    </Section>
  );
}
