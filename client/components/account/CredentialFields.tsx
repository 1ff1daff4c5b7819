import { TextField } from '../../ui/form/TextField.tsx';
import type { FormState } from '../form/ActionForm.tsx';

export const CREDENTIAL_LABELS = { email: 'メールアドレス', password: 'パスワード' } as const;

/** E-mail address and password, for login or (`isNew`) registration. */
export function CredentialFields({ state: { value, error }, isNew }: { state: FormState; isNew: boolean }) {
  return (
    <>
      <TextField
        name="email"
        kind="email"
        label={CREDENTIAL_LABELS.email}
        required
        defaultValue={value('email')}
        error={error('email')}
      />
      <TextField
        name="password"
        kind="password"
        label={CREDENTIAL_LABELS.password}
        required
        help={isNew ? '8文字以上' : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={error('password')}
      />
    </>
  );
}
