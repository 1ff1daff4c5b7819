import { logInAddress } from '../../components/account/addresses.ts';
import { CredentialFields, CREDENTIALS } from '../../components/account/CredentialFields.tsx';
import { WEDDING_ROLES } from '../../components/account/signUp.ts';
import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Place } from '../../router/page.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const LABELS = {
  ...CREDENTIALS,
  nickname: 'ニックネーム',
  weddingRole: 'お立場',
  weddingDate: '挙式予定日',
  referralCode: '紹介コード',
};

/** Sign-up: what it is for first, then as few fields as it takes. */
export default function RegisterPage({ place }: { place: Place }) {
  return (
    <NarrowPage
      title="会員登録"
      lead="登録すると、気になる会場をクリップして、いつでも見返せます。登録は無料で、会場から連絡が来ることはありません。"
    >
      <Head
        title="会員登録"
        description="会員登録をすると、気になる結婚式場をクリップして見返せます。"
        canonical="/register"
        noindex
      />
      <ActionForm labels={LABELS} submitLabel="登録する">
        {(tried) => (
          <>
            <CredentialFields tried={tried} isNew />
            <TextField
              name="nickname"
              label={LABELS.nickname}
              required
              help="30文字まで。"
              autoComplete="nickname"
              defaultValue={tried.value('nickname')}
              error={tried.error('nickname')}
            />
            <RadioField
              name="weddingRole"
              label={LABELS.weddingRole}
              required
              choices={WEDDING_ROLES}
              defaultValue={tried.value('weddingRole')}
              error={tried.error('weddingRole')}
            />
            <TextField
              name="weddingDate"
              kind="date"
              label={LABELS.weddingDate}
              optional
              defaultValue={tried.value('weddingDate')}
              error={tried.error('weddingDate')}
            />
            <TextField
              name="referralCode"
              label={LABELS.referralCode}
              optional
              help="お持ちの方だけご記入ください。"
              defaultValue={tried.value('referralCode') ?? place.address.query.get('code') ?? undefined}
              error={tried.error('referralCode')}
            />
          </>
        )}
      </ActionForm>
      <p>
        すでに登録済みの方は<a href={logInAddress(place.address)}>ログイン</a>へ。
      </p>
    </NarrowPage>
  );
}
