import { useRef, useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { addComment } from '../../components/clip/AddCommentMutation.ts';
import { MESSAGES, rejectUnreachable } from '../../components/form/formAction.ts';
import { useSubmission } from '../../components/form/formContext.ts';
import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './SharedClip.module.css';

const MAX_LENGTH = 1000;

/** Comments on a shared hall; a plain form without script. The text is kept until the comment is saved. */
export function CommentForm({ clipId, name }: { clipId: string; name: string }) {
  const environment = useRelayEnvironment();
  const { address } = useRouter();
  const submission = useSubmission();
  const ownSubmission = submission?.values['clip'] === clipId ? submission : null;
  const [error, setError] = useState(ownSubmission ? (Object.values(ownSubmission.errors)[0] ?? null) : null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = `comment-${clipId}`;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields.append(field, value);
    setIsSending(true);
    const result = await addComment(environment, fields, address, new Map(), null).catch((failure: unknown) =>
      rejectUnreachable(fields, failure),
    );
    setIsSending(false);
    if (!('to' in result)) return setError(Object.values(result.errors)[0] ?? null);
    setError(null);
    form.current?.reset();
  };
  return (
    <form
      ref={form}
      method="post"
      action={canonicalAddress(address)}
      noValidate
      className={styles.form}
      onSubmit={(event) => void send(event)}
      data-screen
    >
      <input type="hidden" name="clip" value={clipId} />
      <label htmlFor={id} className="visually-hidden">
        {name}へのコメント
      </label>
      <textarea
        id={id}
        name="comment"
        rows={1}
        maxLength={MAX_LENGTH}
        placeholder="コメントを書く"
        defaultValue={ownSubmission?.values['comment']}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <span>
        <Button type="submit" size="small" busy={isSending} busyText={MESSAGES.sending}>
          コメントする
        </Button>
      </span>
    </form>
  );
}
