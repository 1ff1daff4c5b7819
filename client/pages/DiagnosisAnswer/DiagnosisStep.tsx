import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DiagnosisStep_question$key } from '../../__generated__/DiagnosisStep_question.graphql.ts';
import {
  nameStepInAddress,
  QUESTION_COUNT,
  serializeRule,
  questionName,
} from '../../components/diagnosis/steps.ts';
import type { FormState } from '../../components/form/ActionForm.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { GrowingKnot, StepProgress } from '../../ui/diagnosis/StepProgress.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './DiagnosisAnswerPage.module.css';

/** One question. Hidden fields carry the earlier answers, so the form works without script. */
export function DiagnosisStep({
  question: key,
  value,
  error,
  isSettled,
}: {
  question: DiagnosisStep_question$key;
  /** Whether the answers of this device are known, and with them the question. */
  isSettled: boolean;
} & Pick<FormState, 'value' | 'error'>) {
  const { number, choices, maxChoices, maxLength, ...question } = useFragment(
    graphql`
      fragment DiagnosisStep_question on DiagnosisQuestion {
        number
        title
        choices @required(action: THROW) {
          value
          label
        }
        maxChoices
        maxLength
      }
    `,
    key,
  );
  const { path } = useRouter().address;
  const container = useRef<HTMLDivElement>(null);
  useDigitKeys(container);
  useEffect(() => {
    // Moves focus to the next question; the first one keeps the page's focus.
    if (value('step') && !error(`q${number}`)) container.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once per question
  }, []);
  useEffect(() => {
    if (isSettled) nameStepInAddress(path, number);
  }, [isSettled, path, number]);
  const title = question.title ?? questionName(number);
  const name = `q${number}`;
  const answer = value(`a${number}`) ?? '';
  const isText = choices.length === 0;
  // One choice is within every limit; a text of unknown limit is left to the gateway.
  const limit = isText ? (maxLength ?? null) : (maxChoices ?? 1);
  const others = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1).filter(
    (step) => step !== number,
  );
  return (
    <div ref={container} className={`display-font ${styles.step}`} tabIndex={-1}>
      <StepProgress step={number} of={QUESTION_COUNT} />
      <div className={styles.knot}>
        <GrowingKnot step={number} of={QUESTION_COUNT} />
      </div>
      <input type="hidden" name="step" value={number} />
      <input
        type="hidden"
        name="rule"
        value={serializeRule({ kind: isText ? 'write' : 'choose', max: limit })}
      />
      {others.map((step) => {
        const earlier = value(`a${step}`);
        return earlier ? <input key={step} type="hidden" name={`a${step}`} value={earlier} /> : null;
      })}
      {value('key') && !error('key') ? (
        <input type="hidden" name="key" value={value('key')} />
      ) : (
        <TextField
          name="key"
          label="合言葉"
          required
          help="届いたリンクの「#」より後ろの文字です。リンクから開くと自動で入ります。"
          autoComplete="off"
          defaultValue={value('key')}
          error={error('key')}
        />
      )}
      {isText ? (
        <TextAreaField
          name={name}
          label={title}
          optional
          help={`${limit === null ? '文字数の上限は確認中です' : `${limit}文字まで`}。書かずに進んでもかまいません。`}
          defaultValue={answer}
          error={error(name)}
        />
      ) : (
        <CheckField
          name={name}
          label={title}
          required
          kind={limit === 1 ? 'one' : 'many'}
          max={limit === 1 ? undefined : (limit ?? undefined)}
          help={limit === 1 ? undefined : `${limit}つまで選べます。`}
          choices={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
          defaultValues={answer.split(',')}
          error={error(name)}
        />
      )}
      {!isText && <p className={styles.keyHint}>数字キーでも選べます。</p>}
    </div>
  );
}

/** Digit keys select a choice, except while typing. */
function useDigitKeys(container: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type === 'text');
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      const choice = container.current?.querySelectorAll<HTMLInputElement>(
        'input[type=radio], input[type=checkbox]',
      )[Number(event.key) - 1];
      choice?.click();
      choice?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [container]);
}
