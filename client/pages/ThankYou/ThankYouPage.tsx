import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { SentCopy } from '../../components/form/sentCopy.ts';
import { useSentCopy } from '../../components/form/useSentCopy.ts';
import { formatDate } from '../../format.ts';
import type { RouteContext } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './ThankYouPage.module.css';
import { contactPath, hallSearchPath } from '../../paths.ts';

interface ThankYou {
  readonly message: string;
  /** When and where the answer comes. */
  readonly reply: (day: string | null) => string;
  readonly next: { readonly href: string; readonly label: string };
}

const HALL_SEARCH = { href: hallSearchPath(), label: '会場を探す' } as const;

/** By `fid`: numbers for contact forms, names for the others. */
const FORMS: Readonly<Record<string, ThankYou>> = {
  '12': {
    message: 'お問い合わせをありがとうございました。',
    reply: (day) =>
      `${day ? `${day}までに` : '2営業日以内に'}、ご記入のメールアドレスへ担当者からお返事します。`,
    next: HALL_SEARCH,
  },
  enquete: {
    message: 'アンケートへのご回答をありがとうございました。答えは、同じページからいつでも直せます。',
    reply: () => 'お返事はお送りしていません。',
    next: HALL_SEARCH,
  },
  special: {
    message: 'お申し込みを受け付けました。',
    reply: (day) => `${day ? `${day}までに` : '5営業日以内に'}確認して、LINEでお知らせします。`,
    next: HALL_SEARCH,
  },
};

/** Shown after a form was sent: a copy of it, when the answer comes, and the next step. */
export default function ThankYouPage({ context }: { context: RouteContext }) {
  const fid = context.address.query.get('fid') ?? '';
  const copy = useSentCopy(fid);
  const form = FORMS[fid];
  const isSent = copy && form;
  return (
    <>
      <Head
        title={isSent ? '送信しました' : '送信の控え'}
        description="フォームの送信が完了しました。"
        canonical={null}
        noindex
      />
      {isSent ? <Sent form={form} copy={copy} /> : <NoCopy form={form} isUnknown={copy === undefined} />}
    </>
  );
}

function Sent({ form, copy }: { form: ThankYou; copy: SentCopy }) {
  const { message, reply, next } = form;
  return (
    <NarrowPage title="送信しました" lead={message}>
      <p className="prose">
        <strong>{reply(copy.replyBy && formatDate(copy.replyBy))}</strong>
      </p>
      <section className="flow" aria-labelledby="copy">
        <h2 id="copy">お送りいただいた内容</h2>
        <FactList facts={copy.answers.map(([label, value]) => ({ label, value }))} />
      </section>
      <p>
        <ButtonLink variant="primary" href={next.href}>
          {next.label}
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}

/**
 * Nothing was sent, or it was sent in another tab, which has the copy. `isUnknown`: rendered by the server, which does
 * not see the copy in the browser's storage.
 */
function NoCopy({ form, isUnknown }: { form: ThankYou | undefined; isUnknown: boolean }) {
  return (
    <div className={isUnknown ? styles.unknown : undefined}>
      <NarrowPage title="この画面に、送信された内容はありません">
        <EmptyState
          drawing="page"
          title="控えは、フォームを送った画面だけに表示されます"
          actions={
            <ButtonLink variant="primary" href={contactPath()}>
              お問い合わせフォームを開く
            </ButtonLink>
          }
        >
          {`ほかの画面ですでに送信された場合は、届いています。${form?.reply(null) ?? ''}`}
          まだ送信されていないご用件は、フォームからお送りください。
        </EmptyState>
      </NarrowPage>
    </div>
  );
}
