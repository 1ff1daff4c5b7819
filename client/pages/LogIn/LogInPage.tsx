import { registerAddress } from '../../parts/account/addresses.ts';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { Head } from '../../parts/page/Head.tsx';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import type { Place } from '../../router/page.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const LABELS = { email: 'メールアドレス', password: 'パスワード' };

/** Log-in with mail address and password. */
export default function LogInPage({ place }: { place: Place }) {
  return (
    <NarrowPage title="ログイン">
      <Head
        title="ログイン"
        description="会員の方はこちらからログインできます。"
        canonical="/login"
        noindex
      />
      <ActionForm labels={LABELS} submitLabel="ログインする">
        {({ value, error }) => (
          <>
            <TextField
              name="email"
              kind="email"
              label={LABELS.email}
              required
              defaultValue={value('email')}
              error={error('email')}
            />
            <TextField
              name="password"
              kind="password"
              label={LABELS.password}
              required
              autoComplete="current-password"
              error={error('password')}
            />
          </>
        )}
      </ActionForm>
      <p>
        はじめての方は<a href={registerAddress(place.address)}>会員登録（無料）</a>へ。
      </p>
    </NarrowPage>
  );
}
