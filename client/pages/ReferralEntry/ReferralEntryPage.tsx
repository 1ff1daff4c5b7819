import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { contactPath, referralEntryPath, registerPath } from '../../paths.ts';

const LABELS = { code: '紹介コード' };

/** Entry of a referral code received without a link. */
export default function ReferralEntryPage() {
  const isMember = useIsLoggedIn() === true;
  return (
    <NarrowPage
      title="ご紹介"
      lead="お知り合いから聞いた紹介コードをご記入ください。どなたからのご紹介か、どんな特典があるかをお見せします。"
    >
      <Head
        title="ご紹介"
        description="紹介コードから、ご紹介の特典を確かめて会員登録できます。"
        canonical={referralEntryPath()}
      />
      <ActionForm labels={LABELS} submitLabel="次へ">
        {({ value, error }) => (
          <TextField
            name="code"
            label={LABELS.code}
            required
            help="英数字のコードです。全角や空白が混ざっていてもかまいません。"
            autoComplete="off"
            defaultValue={value('code')}
            error={error('code')}
          />
        )}
      </ActionForm>
      <p>会員の方は、ご自分のコードを入力すると、お友だちに送るリンクが表示されます。</p>
      {isMember ? (
        <p>
          コードをお持ちでないときや分からないときは、<a href={contactPath()}>お問い合わせ</a>ください。
        </p>
      ) : (
        <p>
          コードをお持ちでない方は、<a href={registerPath()}>会員登録</a>へお進みください。
        </p>
      )}
    </NarrowPage>
  );
}
