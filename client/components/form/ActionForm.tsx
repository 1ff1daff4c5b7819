import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { GivenForm } from '../../givenForm.ts';
import type { Submission } from '../../relay/handover.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { formAt } from './forms.ts';
import { forgetAnswers, useKeptAnswers } from './keptAnswers.ts';
import { MESSAGES } from './messages.ts';
import { unreachable, useSubmission } from './submission.ts';

/** What a form's fields need to know of an earlier try. */
export interface Tried {
  value(name: string): string | undefined;
  error(name: string): string | null;
  /** The form that the earlier try has opened. */
  readonly form: GivenForm | null;
}

/**
 * A form that is sent to its own page. Without script the server carries it out and shows the page again with the
 * errors; it names no address, so it goes to the one that is open, with the campaign in it that brought the visitor.
 * With script the same action runs here. Success leads to a fresh page load, since everything personal
 * changes with the account.
 */
export function ActionForm(props: {
  /** Label of each field, in their order, for the list of errors. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string | ((tried: Tried) => string);
  /** The form has fields for files. */
  withFiles?: boolean;
  /** Name under which what is typed is kept on this device until it is sent; nothing is kept without one. */
  keepAs?: string;
  /** What an earlier visit has filled in; what was just sent without script counts more. */
  start?: Submission | null;
  /** Told of every answer that leads nowhere else, after the form shows it. */
  onAnswer?: (answer: Submission) => void;
  children: (tried: Tried) => ReactNode;
  /** What follows the button: another way to send, which Enter in a field must not take. */
  after?: (tried: Tried) => ReactNode;
}) {
  const { labels, submitLabel, withFiles = false, keepAs, start = null, onAnswer, children, after } = props;
  const { address } = useRouter();
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<Submission | null>(useSubmission() ?? start);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeptAnswers(form, keepAs, result?.form);
  const action = formAt(address);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || !action) return;
    const fields = new URLSearchParams();
    const files = new Map<string, File>();
    for (const [name, value] of new FormData(event.currentTarget, submitterOf(event))) {
      if (typeof value === 'string') fields.append(name, value);
      else if (value.size > 0 && !files.has(name)) files.set(name, value);
    }
    setIsSending(true);
    const answer = await action(environment, fields, address, files).catch(() => unreachable(fields));
    if ('to' in answer) {
      if (keepAs !== undefined) forgetAnswers(keepAs);
      return location.assign(answer.to);
    }
    setIsSending(false);
    setResult(answer);
    onAnswer?.(answer);
  };
  const order = Object.keys(labels);
  const errors = Object.entries(result?.errors ?? {})
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, message]) => ({ name: name || undefined, label: labels[name], message }));

  const tried: Tried = {
    value: (name) => result?.values[name],
    error: (name) => result?.errors[name] ?? null,
    form: result?.form ?? null,
  };

  return (
    <form
      ref={form}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      className="flow"
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary errors={errors} answer={result} />
      {children(tried)}
      <Button type="submit" look="main" wide busy={isSending} busyText={MESSAGES.sending}>
        {typeof submitLabel === 'string' ? submitLabel : submitLabel(tried)}
      </Button>
      {after?.(tried)}
    </form>
  );
}

/** The button that sent the form, whose own value belongs to what is sent. */
function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}
