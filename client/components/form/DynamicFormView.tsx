import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Submission } from '../../relay/hydrationData.ts';
import { LegalConsent } from '../legal/LegalConsent.tsx';
import { ActionForm, type FormState } from './ActionForm.tsx';
import { DynamicFields, fieldLabels } from './DynamicFields.tsx';
import { useSubmission } from './formContext.ts';
import { digest, keepSecrets, keptSecrets, reopenForSecretLinks, takeFragment } from './linkSecrets.ts';

/**
 * A form that is opened with secrets and then filled in, both on the same page. The secrets come from the fragment of
 * the link or are typed in; afterwards only hidden fields contain them.
 */
export function DynamicFormView(props: {
  /** Name of the draft; a digest of the secrets is added. */
  name: string;
  /** Labels of the fields that open the form, by field name. */
  secrets: Readonly<Record<string, string>>;
  /** Reads the secrets from the fragment of the address. */
  readFragment: (fragment: string) => Readonly<Record<string, string>>;
  /** Renders the fields that open the form. */
  opener: (state: FormState) => ReactNode;
  withFiles?: boolean;
  /** Whether a draft survives the tab, and the secrets a reload. */
  keepsOnDevice?: boolean;
}) {
  const { name, secrets, readFragment, opener, withFiles, keepsOnDevice = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Submission | null>(useSubmission());
  const form = opened?.form ?? null;
  const isFromLink = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const [isTypedOpen, setIsTypedOpen] = useState(false);
  const openedWith = Object.keys(secrets)
    .map((secret) => opened?.values[secret] ?? '')
    .join(' ');

  useEffect(reopenForSecretLinks, []);
  // The fields that had the focus are gone.
  useEffect(() => {
    if (isTypedOpen) title.current?.focus();
  }, [isTypedOpen]);
  useEffect(() => {
    const fromLink = Object.entries(readFragment(takeFragment()));
    const given = fromLink.length > 0 ? fromLink : Object.entries(keptSecrets());
    const element = container.current?.querySelector('form');
    if (given.length === 0 || !element) return;
    if (keepsOnDevice) keepSecrets(Object.fromEntries(given));
    for (const [field, value] of given) {
      const control = element.elements.namedItem(field);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    isFromLink.current = true;
    element.requestSubmit();
    // oxlint-disable-next-line react/exhaustive-deps -- the link is read once, on mount
  }, []);

  return (
    <div ref={container}>
      <ActionForm
        labels={{ ...secrets, ...fieldLabels(form?.fields ?? []) }}
        submitLabel={form ? '送信' : '次へ'}
        withFiles={withFiles}
        draftName={form ? `${name}.${digest(openedWith)}` : undefined}
        keepsOnDevice={keepsOnDevice}
        onResult={(result) => {
          setOpened(result);
          if (!form && result.form && !isFromLink.current) setIsTypedOpen(true);
          isFromLink.current = false;
          if (!keepsOnDevice || !result.form) return;
          keepSecrets(
            Object.fromEntries(Object.keys(secrets).map((secret) => [secret, result.values[secret] ?? ''])),
          );
        }}
      >
        {(state) =>
          state.form ? (
            <>
              {Object.keys(secrets).map((secret) => (
                <input key={secret} type="hidden" name={secret} value={state.value(secret)} />
              ))}
              <input type="hidden" name="isFilled" value="1" />
              {state.form.title && (
                <h2 ref={title} tabIndex={-1}>
                  {state.form.title}
                </h2>
              )}
              <DynamicFields fields={state.form.fields} error={state.error} value={state.value} />
              <LegalConsent act="送信する" />
            </>
          ) : (
            opener(state)
          )
        }
      </ActionForm>
    </div>
  );
}
