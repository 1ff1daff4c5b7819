import { TextField } from '../../ui/form/TextField.tsx';
import type { Tried } from '../form/ActionForm.tsx';

/** Labels of the fields, for the form's list of errors. */
export const CREDENTIALS = { email: 'メールアドレス', password: 'パスワード' } as const;

/** Mail address and password: those of an account, or those of the one to be made. */
export function CredentialFields({ tried: { value, error }, isNew }: { tried: Tried; isNew: boolean }) {
  return (
    <>
      <TextField
        name="email"
        kind="email"
        label={CREDENTIALS.email}
        required
        defaultValue={value('email')}
        error={error('email')}
      />
      <TextField
        name="password"
        kind="password"
        label={CREDENTIALS.password}
        required
        help={isNew ? '8文字以上' : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={error('password')}
      />
    </>
  );
}
