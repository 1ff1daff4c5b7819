import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { RouteContext } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';

/** By `fid`: numbers for contact forms, names for the others. */
const MESSAGES: Readonly<Record<string, string>> = {
  enquete: 'アンケートへのご回答をありがとうございました。答えは、同じページからいつでも直せます。',
  special: 'お申し込みを受け付けました。確認ができしだい、LINEでお知らせします。',
};

export default function ThankYouPage({ context }: { context: RouteContext }) {
  const message =
    MESSAGES[context.address.query.get('fid') ?? ''] ??
    'お問い合わせをありがとうございました。ご記入のメールアドレスへ、担当者からお返事します。';
  return (
    <NarrowPage title="送信しました" lead={message}>
      <Head title="送信しました" description="フォームの送信が完了しました。" canonical={null} noindex />
      <p>
        <ButtonLink variant="primary" href="/">
          トップページへ
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
