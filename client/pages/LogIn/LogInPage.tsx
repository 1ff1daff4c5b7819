import { registerAddress } from '../../components/account/access.ts';
import { AccountChange } from '../../components/account/AccountChange.tsx';
import { CredentialFields, CREDENTIAL_LABELS } from '../../components/account/CredentialFields.tsx';
import { GuestsOnly } from '../../components/account/GuestsOnly.tsx';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { RouteContext } from '../../router/route.tsx';
import { logInPath } from '../../paths.ts';

export default function LogInPage({ context }: { context: RouteContext }) {
  return (
    <NarrowPage title="ログイン">
      <Head
        title="ログイン"
        description="会員の方はこちらからログインできます。"
        canonical={logInPath()}
        noindex
      />
      <GuestsOnly act="ログインする">
        <ActionForm labels={CREDENTIAL_LABELS} submitLabel="ログインする">
          {(form) => <CredentialFields state={form} isNew={false} />}
        </ActionForm>
        <p>
          パスワードをお忘れの方：
          <AccountChange by="passwordResetUrl" />
        </p>
        <p>
          はじめての方は<a href={registerAddress(context.address)}>会員登録（無料）</a>へ。
        </p>
      </GuestsOnly>
    </NarrowPage>
  );
}
