import { useRef, useState, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { addComment, hasSessionEnded } from '../../components/clip/AddCommentMutation.ts';
import { MAX_NAME_LENGTH, normalizeName, REACTIONS } from '../../components/clip/familyComment.ts';
import { MESSAGES, rejectUnreachable, submittedForm } from '../../components/form/formAction.ts';
import { useSubmission } from '../../components/form/formContext.ts';
import { clearDraft, formDraftKey, useFormDraft } from '../../components/form/formDraft.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { storedList } from '../../storedValue.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './SharedClip.module.css';

/** With the name and the reaction below the limit of a comment, which is 1,000. */
const MAX_LENGTH = 950;
const NAME_MISSING = 'お名前を入力してください（母・父・友人など）';

/** The name under which a visitor without an account comments on shared lists, asked once and kept on the device. */
const visitorName = storedList<string>({
  key: 'musubi.visitorName',
  maxItems: 1,
  isItem: (value) => typeof value === 'string',
});

/** Id of the suggestions for names. */
export const NAMES_ID = 'family-names';

/**
 * Comments on a shared hall or reacts to it; a plain form without script. The text is kept until the comment is saved.
 * Guests are asked for their name once.
 */
export function CommentForm({ clipId, name }: { clipId: string; name: string }) {
  const environment = useRelayEnvironment();
  const { address } = useRouter();
  const submission = useSubmission();
  const ownSubmission = submission?.values['clip'] === clipId ? submission : null;
  const [error, setError] = useState(ownSubmission ? (Object.values(ownSubmission.errors)[0] ?? null) : null);
  const isMember = useIsLoggedIn() === true;
  const { requestLogin } = useNotices();
  const knownName = visitorName.use()[0] ?? null;
  const [isRenaming, setIsRenaming] = useState(false);
  const asksName = !isMember && (knownName === null || isRenaming);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = `comment-${clipId}`;
  const draftName = `comment.${clipId}`;
  useFormDraft(form, draftName, asksName, ownSubmission);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const submitted = submittedForm(event);
    const { fields } = submitted;
    const givenName = normalizeName(fields.get('name') ?? '');
    // A reaction counts as one person's.
    if (fields.has('reaction') && !isMember && givenName === null) {
      setError(NAME_MISSING);
      return document.getElementById(`${id}-name`)?.focus();
    }
    const written = fields.get('comment');
    setIsSending(true);
    // The comment would be a nameless guest's.
    if (isMember && (await hasSessionEnded(environment))) {
      setIsSending(false);
      return requestLogin(form.current, true);
    }
    const result = await addComment({ ...submitted, environment, address, opened: null }).catch(
      (failure: unknown) => rejectUnreachable(fields, failure),
    );
    setIsSending(false);
    if (!('to' in result)) return setError(Object.values(result.errors)[0] ?? null);
    setError(null);
    if (givenName !== null) visitorName.save([givenName]);
    setIsRenaming(false);
    const text = form.current?.elements.namedItem('comment');
    // What was written meanwhile stays.
    if (!(text instanceof HTMLTextAreaElement) || text.value !== written) return;
    text.value = '';
    clearDraft(formDraftKey(draftName));
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
      {asksName && (
        <span className={styles.name}>
          <label htmlFor={`${id}-name`}>お名前</label>
          <input
            id={`${id}-name`}
            name="name"
            list={NAMES_ID}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder="母・父・友人など"
            defaultValue={ownSubmission?.values['name'] ?? knownName ?? ''}
          />
        </span>
      )}
      {!isMember && !asksName && (
        <p className={styles.name}>
          <input type="hidden" name="name" value={knownName ?? ''} />「{knownName}」として書きます。
          <Button variant="ghost" size="small" onClick={() => setIsRenaming(true)}>
            名前を変える
          </Button>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <span className={styles.actions}>
        <Button type="submit" size="small" busy={isSending} busyText={MESSAGES.sending}>
          コメントする
        </Button>
        <fieldset aria-label={`${name}への気持ち`}>
          {REACTIONS.map((reaction) => (
            <Button
              key={reaction}
              type="submit"
              variant="ghost"
              size="small"
              name="reaction"
              value={reaction}
            >
              {reaction}
            </Button>
          ))}
        </fieldset>
      </span>
    </form>
  );
}
