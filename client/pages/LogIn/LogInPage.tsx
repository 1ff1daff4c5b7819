import { registerAddress } from '../../components/account/addresses.ts';
import { CredentialFields, CREDENTIALS } from '../../components/account/CredentialFields.tsx';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Place } from '../../router/page.tsx';

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
      <ActionForm labels={CREDENTIALS} submitLabel="ログインする">
        {(tried) => <CredentialFields tried={tried} isNew={false} />}
      </ActionForm>
      <p>
        はじめての方は<a href={registerAddress(place.address)}>会員登録（無料）</a>へ。
      </p>
    </NarrowPage>
  );
}
