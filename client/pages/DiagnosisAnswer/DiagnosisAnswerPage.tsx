import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { DiagnosisAnswerPageQuery } from '../../__generated__/DiagnosisAnswerPageQuery.graphql.ts';
import { remember, useRemembered } from '../../components/diagnosis/memory.ts';
import { answerPath, readSide, SIDES } from '../../components/diagnosis/sides.ts';
import { STEPS } from '../../components/diagnosis/steps.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { takeFragment } from '../../components/form/fragment.ts';
import { useUnfinished } from '../../components/form/submission.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DiagnosisStep } from './DiagnosisStep.tsx';
import styles from './DiagnosisAnswerPage.module.css';

/** One side answers: twelve questions, one a screen. The key comes behind `#`, or is typed in. */
export default function DiagnosisAnswerPage({ query, place }: PageProps<DiagnosisAnswerPageQuery>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisAnswerPageQuery>(
    graphql`
      query DiagnosisAnswerPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          questions {
            number
            title
            ...DiagnosisStep_question
          }
        }
      }
    `,
    query,
  );
  const id = diagnosis?.rawId ?? '';
  const side = readSide(place.params['side']) ?? 'child';
  const remembered = useRemembered();
  const known = remembered?.find((one) => one.id === id && one.side === side);
  const isTakenOver = useTakenOver();

  // The key of the link is taken out of the address before anything else can read it there.
  useEffect(() => {
    const key = takeFragment();
    if (key) remember({ id, side, key });
  }, [id, side]);

  const unfinished = useUnfinished();
  const start = useMemo(
    () => (known ? { values: { ...known.progress, key: known.key }, errors: {} } : unfinished),
    [known, unfinished],
  );
  const questions = diagnosis?.questions ?? [];
  const labels = {
    key: '合言葉',
    ...Object.fromEntries(questions.map(({ number, title }) => [`q${number}`, title])),
  };

  return (
    <NarrowPage title="親子の希望診断" above={`${SIDES[side].name}として答える`}>
      <Head
        title="親子の希望診断"
        description="結婚式への希望を12の質問で答えます。"
        canonical={null}
        noindex
      />
      <div className={styles.answer}>
        <ActionForm
          // What this device remembers is known once the page is taken over: the form then begins anew with it.
          key={isTakenOver && known ? `${known.key}` : 'new'}
          labels={labels}
          start={start}
          submitLabel={({ value }) => (Number(value('step') ?? 0) >= STEPS ? 'この内容で送る' : '次へ')}
          onAnswer={({ values }) => {
            const { key } = values;
            if (key) remember({ id, side, key, progress: values });
          }}
          after={({ value }) =>
            Number(value('step') ?? 0) > 1 && (
              <Button type="submit" name="go" value="back" look="quiet" icon="left">
                前の質問へ
              </Button>
            )
          }
        >
          {({ value, error }) => {
            const step = Math.max(1, Number(value('step') ?? 0));
            const question = questions.find(({ number }) => number === step);
            return question ? (
              <DiagnosisStep key={step} question={question} value={value} error={error} />
            ) : null;
          }}
        </ActionForm>
        <p className={styles.note}>
          答えはこの端末に控えながら進みます。途中で閉じても、
          <a href={answerPath(id, side)}>同じページ</a>から続けられます。
        </p>
      </div>
    </NarrowPage>
  );
}

/** Whether the page's script runs; false on the server and while it takes over. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
