import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { DiagnosisAnswerPageQuery } from '../../__generated__/DiagnosisAnswerPageQuery.graphql.ts';
import { saveDiagnosis, useSavedDiagnoses } from '../../components/diagnosis/diagnosisStorage.ts';
import { findKeyError } from '../../components/diagnosis/CheckDiagnosisKeyMutation.ts';
import { SIDES, type Side } from '../../components/diagnosis/sides.ts';
import {
  QUESTION_COUNT,
  questionName,
  readProgress,
  stepToShow,
  type Progress,
} from '../../components/diagnosis/steps.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { useServerDraft, useSubmission } from '../../components/form/formContext.ts';
import { forgetLinkSecret, useLinkSecret } from '../../components/form/useLinkSecret.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { Button } from '../../ui/base/Button.tsx';
import { AnswersReceived } from './AnswersReceived.tsx';
import { DiagnosisStep } from './DiagnosisStep.tsx';
import styles from './DiagnosisAnswerPage.module.css';
import { diagnosisAnswerPath } from '../../paths.ts';
import { useHydrated } from '../../whenIdle.ts';

/** Answers for one side, one question per screen. The side's key comes from the URL fragment or is typed in. */
export default function DiagnosisAnswerPage({
  query,
  context,
}: PageProps<DiagnosisAnswerPageQuery, { side: Side }>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisAnswerPageQuery>(
    graphql`
      query DiagnosisAnswerPageQuery($id: String!) @preloadable @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          childAnsweredAt @catch(to: NULL)
          parentAnsweredAt @catch(to: NULL)
          questions {
            number
            title @catch(to: NULL)
            ...DiagnosisStep_question
          }
        }
      }
    `,
    query,
  );
  const id = diagnosis?.rawId ?? '';
  const { side } = context.params;
  const remembered = useSavedDiagnoses();
  const stored = remembered.find((entry) => entry.id === id && entry.side === side);
  const isHydrated = useHydrated();
  const { loadKey } = useRouter();

  const unfinished = useServerDraft();
  const submission = useSubmission();
  const linkKey = useLinkSecret();
  const storedKey = stored?.key;
  const key = linkKey ?? storedKey;
  const check = useKeyCheck(id, side, key);
  const keyMessage = check?.message;
  /** The key for this device. That of the link replaces another one only after its check. */
  const keptKey = keyMessage === null ? key : (storedKey ?? (check ? undefined : linkKey));
  useEffect(() => {
    if (linkKey === undefined || !check) return;
    if (check.message !== null) forgetLinkSecret();
    else if (storedKey !== linkKey) saveDiagnosis({ id, side, key: linkKey });
  }, [id, side, linkKey, check, storedKey]);
  // The history moves on without the router while the form is filled in.
  const search = isHydrated ? new URLSearchParams(location.search) : context.address.query;
  const progress = stored ? stored.progress : unfinished?.values;
  const known = progress ?? (isHydrated ? {} : undefined);
  const step = stepToShow(known, search.get('q'));
  const [container, early, clearEarly] = useEarlyAnswer(isHydrated);
  const isEarly = early?.['step'] === String(step);
  const start = {
    values: { ...progress, ...(isEarly && early), ...(key !== undefined && { key }), step: String(step) },
    errors: keyMessage ? { key: keyMessage } : ({} as Record<string, string>),
  };
  const keepEarly = useEffectEvent((own: string) => {
    if (isEarly) saveDiagnosis({ id, side, key: own, progress: { ...progress, ...early } });
    clearEarly();
  });
  useEffect(() => {
    if (early && keptKey !== undefined) keepEarly(keptKey);
  }, [early, keptKey]);
  /** The address names a later question, and nothing is kept on this device. */
  const isAhead = isHydrated && !stored && !unfinished && Number(context.address.query.get('q')) > 1;
  const questions = diagnosis?.questions ?? [];
  const labels = {
    key: '合言葉',
    ...Object.fromEntries(
      questions.map(({ number, title }) => [`q${number}`, title ?? questionName(number)]),
    ),
  };

  const [own, others] =
    side === 'child'
      ? [diagnosis?.childAnsweredAt, diagnosis?.parentAnsweredAt]
      : [diagnosis?.parentAnsweredAt, diagnosis?.childAnsweredAt];
  const isAnswering = progress || submission || keyMessage || context.address.query.has('again');
  if (own != null && !isAnswering) return <AnswersReceived id={id} side={side} isComplete={others != null} />;

  return (
    <NarrowPage title="親子の希望診断" above={`${SIDES[side].name}として答える`}>
      <Head
        title="親子の希望診断"
        description="結婚式への希望を12の質問で答えます。"
        canonical={null}
        noindex
      />
      <div
        ref={container}
        className={styles.answer}
        onChange={(event) => {
          clearEarly();
          // Keeps what is chosen or typed before it is submitted.
          const form = event.target instanceof Element ? event.target.closest('form') : null;
          if (form && keptKey !== undefined)
            saveDiagnosis({ id, side, key: keptKey, progress: readProgress(formFields(form)) });
        }}
      >
        {known === undefined && step > 1 && (
          <noscript>
            <p>
              前の質問への答えが見つかりません。<a href={diagnosisAnswerPath({ id, side })}>1番目の質問へ</a>
            </p>
          </noscript>
        )}
        <ActionForm
          // Mounts a new form once the link and the stored answers are read after hydration, when the key is refused, and
          // on back navigation.
          key={`${isHydrated && key ? key : 'new'} ${isAhead} ${keyMessage ?? ''} ${loadKey}`}
          labels={labels}
          initial={start}
          submitLabel={({ value }) =>
            Number(value('step') ?? 0) >= QUESTION_COUNT ? 'この内容で送る' : '次へ'
          }
          onResult={({ values, errors }) => {
            const sent = values['key'];
            if (!sent || errors['key']) return;
            saveDiagnosis({
              id,
              side,
              key: sent === key ? (keptKey ?? sent) : sent,
              progress: values,
            });
          }}
          footer={({ value }) =>
            Number(value('step') ?? 0) > 1 && (
              <Button type="submit" name="go" value="back" variant="ghost" icon="left">
                前の質問へ
              </Button>
            )
          }
        >
          {({ value, error }) => {
            const shown = Math.max(1, Number(value('step') ?? 0));
            const question = questions.find(({ number }) => number === shown);
            return question ? (
              <PageSection key={shown} label={questionName(shown)}>
                <DiagnosisStep question={question} value={value} error={error} isSettled={isHydrated} />
              </PageSection>
            ) : null;
          }}
        </ActionForm>
        <p className={styles.note}>
          答えはこの端末に控えながら進みます。途中で閉じても、
          <a href={diagnosisAnswerPath({ id, side })}>同じページ</a>から続けられます。
        </p>
      </div>
    </NarrowPage>
  );
}

/**
 * Keeps the answer that was chosen before hydration, with its step: no handler ran then, and hydration may mount a new form.
 * @returns the ref for an element around the form; the answer, undefined without one; a function that forgets the answer
 */
function useEarlyAnswer(
  isHydrated: boolean,
): [RefObject<HTMLDivElement | null>, Progress | undefined, () => void] {
  const container = useRef<HTMLDivElement>(null);
  const [early, setEarly] = useState<Progress>();
  useLayoutEffect(() => {
    const form = isHydrated ? null : container.current?.querySelector('form');
    const { step = '', [`a${step}`]: answer } = form ? readProgress(formFields(form)) : {};
    if (answer) setEarly({ step, [`a${step}`]: answer });
  }, [isHydrated]);
  return [container, early, () => setEarly(undefined)];
}

/** Text fields of a form. */
function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Whether the side can answer with a key; if not, the message says why. Null while that is not known. */
function useKeyCheck(
  id: string,
  side: Side,
  key: string | undefined,
): { readonly message: string | null } | null {
  const environment = useRelayEnvironment();
  const [check, setCheck] = useState<{ key: string; message: string | null } | null>(null);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const start = async () => {
      const message = await findKeyError(environment, { id, side, key });
      if (isCurrent && message !== undefined) setCheck({ key, message });
    };
    const onOnline = () => void start();
    void start();
    addEventListener('online', onOnline);
    return () => {
      isCurrent = false;
      removeEventListener('online', onOnline);
    };
  }, [environment, id, side, key]);
  return check?.key === key ? check : null;
}
