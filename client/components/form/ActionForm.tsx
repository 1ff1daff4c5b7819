import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { DynamicForm } from '../../dynamicForm.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { sitePath } from '../../router/address.ts';
import { pushEntry } from '../../router/history.ts';
import { useRouter } from '../../router/useRouter.ts';
import { tabStore } from '../../storage.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { MESSAGES, rejectUnreachable, submittedForm } from './formAction.ts';
import { useFormAction, useSubmission } from './formContext.ts';
import { clearDraft, formDraftKey, useFormDraft } from './formDraft.ts';
import { SENT_COPY_KEY } from './sentCopy.ts';

/** A form that navigates is disabled for this long: no event reports that the visitor has stopped the navigation. */
const MAX_NAVIGATION_MS = 10_000;

/** Values and errors of the last submission, for the fields. */
export interface FormState {
  value(name: string): string | undefined;
  error(name: string): string | null;
  /** The form that the last submission opened. */
  readonly form: DynamicForm | null;
}

/**
 * A form that posts to its own page. With script its action runs here, without script on the server, which renders the
 * page again with the errors. It has no `action` attribute, so that the address keeps its campaign parameters. Success
 * refetches the next page, because personal data may have changed.
 */
export function ActionForm(props: {
  /** Labels by field name, in the order of the error summary. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string | ((state: FormState) => string);
  withFiles?: boolean;
  /** Saves input as a draft under this name until the form succeeds. */
  draftName?: string;
  /** Whether the draft survives the tab. */
  keepsOnDevice?: boolean;
  /** Initial state; a submission without script takes precedence. */
  initial?: Submission | null;
  /** Called with every result that is not a redirect; `isLeft`: another page is shown by then. */
  onResult?: (result: Submission, isLeft: boolean) => void;
  children: (state: FormState) => ReactNode;
  /** Content after the submit button, such as other buttons that Enter must not trigger. */
  footer?: (state: FormState) => ReactNode;
}) {
  const {
    labels,
    submitLabel,
    withFiles = false,
    draftName,
    keepsOnDevice,
    initial = null,
    onResult,
    children,
    footer,
  } = props;
  const { address } = useRouter();
  const environment = useRelayEnvironment();
  const submission = useSubmission();
  const [result, setResult] = useState<Submission | null>(submission ?? initial);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, draftName, result?.form, submission, keepsOnDevice);
  const loadAction = useFormAction();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsSending(false);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const submitted = submittedForm(event);
    const opened = result?.form ?? null;
    const { pathname } = location;
    setIsSending(true);
    const next = await loadAction()
      .then((action) => action?.({ ...submitted, environment, address, opened }))
      .catch((failure: unknown) => rejectUnreachable(submitted.fields, failure));
    // The same page may have removed the form, e.g. at the end of the session, and still follows the result.
    const isLeft = location.pathname !== pathname;
    if (next && 'to' in next) {
      if (draftName !== undefined && !next.keepsDraft) {
        clearDraft(formDraftKey(draftName));
        // Browsers restore the fields on back navigation, and restored fields become a draft.
        const empty = () => {
          // A rejection has made its values the fields' defaults.
          flushSync(() => setResult(initial));
          form.current?.reset();
        };
        addEventListener('pagehide', empty, { once: true });
      }
      if (next.copy) tabStore.setJson(SENT_COPY_KEY, next.copy);
      if (isLeft) return;
      setTimeout(() => setIsSending(false), MAX_NAVIGATION_MS);
      return location.assign(sitePath(next.to));
    }
    setIsSending(false);
    if (!next) return;
    setResult(next);
    onResult?.(next, isLeft);
    if (isLeft) return;
    const isMoved = next.address !== undefined && next.address !== location.pathname + location.search;
    if (isMoved && Object.keys(next.errors).length === 0) pushEntry(next.address);
  };
  const order = Object.keys(labels);
  const errors = Object.entries(result?.errors ?? {})
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, message]) => ({ name: name || undefined, label: labels[name], message }));

  const state: FormState = {
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
      <ErrorSummary errors={errors} submission={result} />
      {children(state)}
      <Button type="submit" variant="primary" wide busy={isSending} busyText={MESSAGES.sending}>
        {typeof submitLabel === 'string' ? submitLabel : submitLabel(state)}
      </Button>
      {footer?.(state)}
    </form>
  );
}
