import { useRef, useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { addComment } from '../../components/clips/addComment.ts';
import { MESSAGES } from '../../components/form/messages.ts';
import { unreachable, useSubmission } from '../../components/form/submission.ts';
import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './SharedClip.module.css';

const LONGEST = 1000;

/** Says something about a hall of a shared list; a plain form without script. What was written stays until it is there. */
export function CommentForm({ clipId, name }: { clipId: string; name: string }) {
  const environment = useRelayEnvironment();
  const { address } = useRouter();
  const submission = useSubmission();
  const mine = submission?.values['clip'] === clipId ? submission : null;
  const [error, setError] = useState(mine ? (Object.values(mine.errors)[0] ?? null) : null);
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
    const answer = await addComment(environment, fields, address, new Map()).catch(() => unreachable(fields));
    setIsSending(false);
    if (!('to' in answer)) return setError(Object.values(answer.errors)[0] ?? null);
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
      <label htmlFor={id} className="unseen">
        {name}へのコメント
      </label>
      <textarea
        id={id}
        name="comment"
        rows={1}
        maxLength={LONGEST}
        placeholder="コメントを書く"
        defaultValue={mine?.values['comment']}
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
