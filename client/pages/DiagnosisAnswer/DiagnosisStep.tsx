import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DiagnosisStep_question$key } from '../../__generated__/DiagnosisStep_question.graphql.ts';
import { STEPS, writeRule } from '../../components/diagnosis/steps.ts';
import type { Tried } from '../../components/form/ActionForm.tsx';
import { GrowingKnot } from '../../ui/diagnosis/GrowingKnot.tsx';
import { StepProgress } from '../../ui/diagnosis/StepProgress.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './DiagnosisAnswerPage.module.css';

/** One question, and in hidden fields all that was answered before: the form carries itself on without script. */
export function DiagnosisStep({
  question: key,
  value,
  error,
}: { question: DiagnosisStep_question$key } & Pick<Tried, 'value' | 'error'>) {
  const { number, title, choices, maxChoices, maxLength } = useFragment(
    graphql`
      fragment DiagnosisStep_question on DiagnosisQuestion @throwOnFieldError {
        number
        title
        choices {
          value
          label
        }
        maxChoices
        maxLength
      }
    `,
    key,
  );
  const box = useRef<HTMLDivElement>(null);
  useKeyboard(box);
  useEffect(() => {
    // The next question is where one goes on reading; the first one leaves the page's own beginning alone.
    if (value('step') && !error(`q${number}`)) box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every question shown
  }, []);
  const name = `q${number}`;
  const given = value(`a${number}`) ?? '';
  const isText = choices.length === 0;
  const most = (isText ? maxLength : maxChoices) ?? 1;
  const others = Array.from({ length: STEPS }, (_, index) => index + 1).filter((step) => step !== number);
  return (
    <div ref={box} className={styles.step} tabIndex={-1}>
      <StepProgress step={number} of={STEPS} />
      <div className={styles.knot}>
        <GrowingKnot step={number} of={STEPS} />
      </div>
      <input type="hidden" name="step" value={number} />
      <input type="hidden" name="rule" value={writeRule({ kind: isText ? 'write' : 'choose', most })} />
      {others.map((step) => {
        const kept = value(`a${step}`);
        return kept ? <input key={step} type="hidden" name={`a${step}`} value={kept} /> : null;
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
          help={`${most}文字まで。書かずに進んでもかまいません。`}
          defaultValue={given}
          error={error(name)}
        />
      ) : (
        <CheckField
          name={name}
          label={title}
          required
          kind={most === 1 ? 'one' : 'many'}
          help={most === 1 ? undefined : `${most}つまで選べます。`}
          choices={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
          defaultValues={given.split(',')}
          error={error(name)}
        />
      )}
      {!isText && <p className={styles.keys}>数字キーでも選べます。</p>}
    </div>
  );
}

/** Digits choose, as long as one is not writing. */
function useKeyboard(box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type === 'text');
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      const choice = box.current?.querySelectorAll<HTMLInputElement>(
        'input[type=radio], input[type=checkbox]',
      )[Number(event.key) - 1];
      choice?.click();
      choice?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
