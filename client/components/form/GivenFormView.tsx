import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Submission } from '../../relay/handover.ts';
import { ActionForm, type Tried } from './ActionForm.tsx';
import { GivenFields, labelsOf } from './GivenFields.tsx';
import { takeFragment } from './fragment.ts';
import { digest } from './keptAnswers.ts';
import { useSubmission } from './submission.ts';

/**
 * A form that is opened by something secret and then filled in, both on the same page. What opens it comes behind `#`
 * of the link, where no server and no log sees it, or is typed in; it is handed on in hidden fields alone.
 */
export function GivenFormView(props: {
  /** Name under which answers are kept on the device until they are sent, for each who opens the form apart. */
  name: string;
  /** What opens the form, by the names of its fields: labels of the fields to type it into. */
  secrets: Readonly<Record<string, string>>;
  /** Reads the secrets from the fragment of the address. */
  readFragment: (fragment: string) => Readonly<Record<string, string>>;
  opener: (tried: Tried) => ReactNode;
  withFiles?: boolean;
}) {
  const { name, secrets, readFragment, opener, withFiles } = props;
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Submission | null>(useSubmission());
  const form = opened?.form ?? null;
  const who = Object.keys(secrets)
    .map((secret) => opened?.values[secret] ?? '')
    .join(' ');

  useEffect(() => {
    const given = Object.entries(readFragment(takeFragment()));
    const element = box.current?.querySelector('form');
    if (given.length === 0 || !element) return;
    for (const [field, value] of given) {
      const control = element.elements.namedItem(field);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    element.requestSubmit();
    // oxlint-disable-next-line react/exhaustive-deps -- the link is read once, when the page opens
  }, []);

  return (
    <div ref={box}>
      <ActionForm
        labels={{ ...secrets, ...labelsOf(form?.fields ?? []) }}
        submitLabel={form ? '送信' : '次へ'}
        withFiles={withFiles}
        keepAs={form ? `${name}.${digest(who)}` : undefined}
        onAnswer={setOpened}
      >
        {(tried) =>
          tried.form ? (
            <>
              {Object.keys(secrets).map((secret) => (
                <input key={secret} type="hidden" name={secret} value={tried.value(secret)} />
              ))}
              <input type="hidden" name="isFilled" value="1" />
              {tried.form.title && <h2>{tried.form.title}</h2>}
              <GivenFields fields={tried.form.fields} error={tried.error} value={tried.value} />
            </>
          ) : (
            opener(tried)
          )
        }
      </ActionForm>
    </div>
  );
}
