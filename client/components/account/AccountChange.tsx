import { contactPath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';

const CHANGES = {
  passwordResetUrl: 'パスワードの再設定',
  mailChangeUrl: 'メールアドレスの変更',
} as const;

/** A link to the service that changes passwords or mail addresses; to the contact form where none is configured. */
export function AccountChange({ by }: { by: keyof typeof CHANGES }) {
  const { services } = useRequestContext().site;
  const href = services[by];
  if (href === null)
    return (
      <>
        {CHANGES[by]}は、<a href={contactPath()}>お問い合わせ</a>
        から承ります。登録したメールアドレスをお書き添えください。
      </>
    );
  // Perhaps on this site, but no page of it.
  return (
    <a href={href} data-reload>
      {CHANGES[by]}
    </a>
  );
}
