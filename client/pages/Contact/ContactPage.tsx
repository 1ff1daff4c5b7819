import { useRef, useState } from 'react';
import { CONTACT_LABELS } from '../../components/contact/SendContactMutation.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { LegalLink } from '../../components/legal/LegalConsent.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { useMemberContact } from '../../components/reservation/useMemberContact.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { contactPath } from '../../paths.ts';

const contactFields: Parameters<typeof useMemberContact>[1] = ({ contact }) => ({
  'your-name': contact?.name,
  'your-email': contact?.email,
  'your-tel': contact?.tel,
});

/** The contact form. Bots are detected by a hidden field and by the time since opening. */
export default function ContactPage() {
  const [openedAt] = useState(() => new Date().toISOString());
  const openedAtField = useRef<HTMLInputElement>(null);
  const contactSource = useMemberContact(openedAtField, contactFields);
  return (
    <NarrowPage
      title="お問い合わせ"
      lead="サイトの使い方や掲載内容について、お気づきのことをお知らせください。ふだんは2営業日以内にお返事します。"
    >
      <Head
        title="お問い合わせ"
        description="サイトについてのお問い合わせはこちらからお送りください。"
        canonical={contactPath()}
      />
      <ActionForm labels={CONTACT_LABELS} submitLabel="送信" draftName="contact">
        {({ value, error }) => (
          <>
            <input
              ref={openedAtField}
              type="hidden"
              name="openedAt"
              defaultValue={value('openedAt') ?? openedAt}
              suppressHydrationWarning
            />
            <div className="visually-hidden" aria-hidden="true">
              <label>
                この欄には何も入れないでください
                <input type="text" name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            {contactSource && <p>{contactSource}の内容を入れてあります。変えることもできます。</p>}
            <TextField
              name="your-name"
              label={CONTACT_LABELS['your-name']}
              required
              autoComplete="name"
              defaultValue={value('your-name')}
              error={error('your-name')}
            />
            <TextField
              name="your-email"
              kind="email"
              label={CONTACT_LABELS['your-email']}
              required
              help="お返事をお送りします。"
              defaultValue={value('your-email')}
              error={error('your-email')}
            />
            <TextField
              name="your-tel"
              kind="tel"
              label={CONTACT_LABELS['your-tel']}
              optional
              defaultValue={value('your-tel')}
              error={error('your-tel')}
            />
            <TextField
              name="your-subject"
              label={CONTACT_LABELS['your-subject']}
              optional
              defaultValue={value('your-subject')}
              error={error('your-subject')}
            />
            <TextAreaField
              name="your-message"
              label={CONTACT_LABELS['your-message']}
              required
              defaultValue={value('your-message')}
              error={error('your-message')}
            />
            <CheckField
              name="acceptance"
              label={CONTACT_LABELS.acceptance}
              required
              help={
                <>
                  いただいた情報は、お返事のためだけに使います。くわしくは
                  <LegalLink kind="privacy">プライバシーポリシー</LegalLink>をご覧ください。
                </>
              }
              choices={[{ value: '1', label: '同意する' }]}
              defaultValues={[value('acceptance') ?? '']}
              error={error('acceptance')}
            />
          </>
        )}
      </ActionForm>
    </NarrowPage>
  );
}
