import { logInAddress } from '../../components/account/access.ts';
import { CredentialFields, CREDENTIAL_LABELS } from '../../components/account/CredentialFields.tsx';
import { GuestsOnly } from '../../components/account/GuestsOnly.tsx';
import { WEDDING_ROLES } from '../../components/account/SignUpMutation.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { LegalConsent } from '../../components/legal/LegalConsent.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { RouteContext } from '../../router/route.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { registerPath } from '../../paths.ts';

const LABELS = {
  ...CREDENTIAL_LABELS,
  nickname: 'ニックネーム',
  weddingRole: 'お立場',
  weddingDate: '挙式予定日',
  referralCode: '紹介コード',
};

export default function RegisterPage({ context }: { context: RouteContext }) {
  const code = context.address.query.get('code');
  return (
    <NarrowPage
      title="会員登録"
      lead="登録すると、気になる会場をクリップして、いつでも見返せます。登録は無料で、会場から連絡が来ることはありません。"
    >
      <Head
        title="会員登録"
        description="会員登録をすると、気になる結婚式場をクリップして見返せます。"
        canonical={registerPath()}
        noindex
      />
      <GuestsOnly act="登録する">
        <ActionForm labels={LABELS} submitLabel="登録する" draftName={code ? `register.${code}` : 'register'}>
          {(form) => (
            <>
              <CredentialFields state={form} isNew />
              <TextField
                name="nickname"
                label={LABELS.nickname}
                required
                help="30文字まで。"
                autoComplete="nickname"
                defaultValue={form.value('nickname')}
                error={form.error('nickname')}
              />
              <RadioField
                name="weddingRole"
                label={LABELS.weddingRole}
                required
                choices={WEDDING_ROLES}
                defaultValue={form.value('weddingRole')}
                error={form.error('weddingRole')}
              />
              <TextField
                name="weddingDate"
                kind="date"
                label={LABELS.weddingDate}
                optional
                defaultValue={form.value('weddingDate')}
                error={form.error('weddingDate')}
              />
              <TextField
                name="referralCode"
                label={LABELS.referralCode}
                optional
                help="お持ちの方だけご記入ください。"
                defaultValue={form.value('referralCode') ?? code ?? undefined}
                error={form.error('referralCode')}
              />
              <LegalConsent act="登録する" />
            </>
          )}
        </ActionForm>
        <p>
          すでに登録済みの方は<a href={logInAddress(context.address)}>ログイン</a>へ。
        </p>
      </GuestsOnly>
    </NarrowPage>
  );
}
