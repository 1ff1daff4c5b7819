import { useState, type FormEvent, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { Submission } from '../../relay/handover.ts';
import { writeAddress } from '../../router/address.ts';
import { useRouter } from '../../router/Router.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { forms } from './forms.ts';
import { unreachable, useSubmission } from './submission.ts';

/** What a form's fields need to know of an earlier try. */
export interface Tried {
  value(name: string): string | undefined;
  error(name: string): string | null;
}

/**
 * A form that is sent to its own page. Without script the server carries it out and shows the page again with the
 * errors; with script the same action runs here. Success leads to a fresh page load, since everything personal
 * changes with the account.
 */
export function ActionForm(props: {
  /** Label of each field, for the list of errors. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  children: (tried: Tried) => ReactNode;
}) {
  const { labels, submitLabel, children } = props;
  const { address } = useRouter();
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<Submission | null>(useSubmission());
  const [isSending, setIsSending] = useState(false);
  const action = forms[address.path.replace(/\/$/, '')];

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || !action) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields.append(name, value);
    setIsSending(true);
    const answer = await action(environment, fields, address).catch(() => unreachable(fields));
    if ('to' in answer) return location.assign(answer.to);
    setIsSending(false);
    setResult(answer);
  };
  const errors = Object.entries(result?.errors ?? {}).map(([name, message]) => ({
    name: name || undefined,
    label: labels[name],
    message,
  }));

  return (
    <form
      method="post"
      action={writeAddress(address.path, address.query)}
      noValidate
      className="flow"
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary errors={errors} />
      {children({ value: (name) => result?.values[name], error: (name) => result?.errors[name] ?? null })}
      <Button type="submit" look="main" wide busy={isSending} busyText="送信中...">
        {submitLabel}
      </Button>
    </form>
  );
}
