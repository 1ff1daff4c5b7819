import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Place } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';

/** What is said after each form; contact forms have numbers, the others names. */
const WORDS: Readonly<Record<string, string>> = {
  enquete: 'アンケートへのご回答をありがとうございました。答えは、同じページからいつでも直せます。',
  special: 'お申し込みを受け付けました。確認ができしだい、LINEでお知らせします。',
};

/** Shown once a form was sent; `fid` says which. */
export default function ThankYouPage({ place }: { place: Place }) {
  const words =
    WORDS[place.address.query.get('fid') ?? ''] ??
    'お問い合わせをありがとうございました。ご記入のメールアドレスへ、担当者からお返事します。';
  return (
    <NarrowPage title="送信しました" lead={words}>
      <Head title="送信しました" description="フォームの送信が完了しました。" canonical={null} noindex />
      <p>
        <ButtonLink look="main" href="/">
          トップページへ
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
