import type { ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ReferralPage_guest$key } from '../../__generated__/ReferralPage_guest.graphql.ts';
import type { ReferralPageQuery } from '../../__generated__/ReferralPageQuery.graphql.ts';
import { formatDate, honorific } from '../../format.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { BenefitCard } from '../../ui/hall/BenefitCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { hallSearchPath, referralEntryPath, referralPath, registerPath, ticketsPath } from '../../paths.ts';

/** Landing page of a referral link: inviter, benefit and registration with the code. Members get the link to send. */
export default function ReferralPage({ query, context }: PageProps<ReferralPageQuery>) {
  const { found, viewer } = usePreloadedQuery<ReferralPageQuery>(
    graphql`
      query ReferralPageQuery($code: String!) @preloadable {
        viewer @catch(to: RESULT) {
          isLoggedIn
        }
        found: referralGuest(code: $code) @catch(to: RESULT) {
          code
          ...ReferralPage_guest
        }
      }
    `,
    query,
  );
  const guest = found.ok ? found.value : null;
  const head = (
    <Head
      title="ご紹介"
      description="お知り合いからの紹介コードで会員登録できます。"
      canonical={null}
      noindex
    />
  );
  if (!found.ok) {
    return (
      <NarrowPage title="ご紹介">
        {head}
        <ErrorNote
          title="紹介コードを確認できませんでした"
          detail="時間をおいて、もう一度お試しください。"
          retryHref={context.address.path}
        />
      </NarrowPage>
    );
  }
  if (!guest) {
    return (
      <NarrowPage title="ご紹介">
        {head}
        <EmptyState
          drawing="page"
          title="この紹介コードは見つかりませんでした"
          actions={
            <>
              <ButtonLink variant="primary" href={referralEntryPath()}>
                コードを入力し直す
              </ButtonLink>
              <ButtonLink href={registerPath()}>コードなしで登録する</ButtonLink>
            </>
          }
        >
          コードの綴りをご確認ください。期限が過ぎたコードは使えません。
        </EmptyState>
      </NarrowPage>
    );
  }
  const isLoggedIn = viewer.ok ? (viewer.value.isLoggedIn ?? null) : null;
  const readBy = context.address.query.has('joined') ? 'joined' : isLoggedIn ? 'member' : 'guest';
  return (
    <Invitation code={guest.code} guest={guest} readBy={readBy}>
      {head}
      {isLoggedIn === null && readBy === 'guest' && (
        <ErrorNote
          title="ログインの状態を確認できませんでした"
          detail="会員の方にお見せする「お友だちに送るリンク」は、確認できしだい表示します。会員でない方は、このまま登録できます。"
          retryHref={context.address.path}
        />
      )}
    </Invitation>
  );
}

/** `joined`: has just registered with the code. */
type Reader = 'guest' | 'joined' | 'member';

const TITLES: Readonly<Record<Reader, string>> = {
  guest: 'ご紹介',
  joined: '会員登録が終わりました',
  member: 'お友だちを紹介する',
};

function Invitation(props: {
  code: string;
  guest: ReferralPage_guest$key;
  readBy: Reader;
  children: ReactNode;
}) {
  const { code, readBy, children } = props;
  const { displayName, benefitTitle, benefitAmount, expiresAt } = useFragment(
    graphql`
      fragment ReferralPage_guest on ReferralGuest {
        displayName
        benefitTitle @catch(to: RESULT)
        benefitAmount
        expiresAt
      }
    `,
    props.guest,
  );
  const title = benefitTitle.ok ? benefitTitle.value : null;
  const inviter = honorific(displayName ?? '会員の方');
  const leads: Readonly<Record<Reader, string>> = {
    guest: `${inviter}からのご紹介です。このページから登録すると、紹介コードが自動で入ります。`,
    joined: `${inviter}からのご紹介です。次の特典は、ご紹介くださった方とあなたのどちらにも届きます。`,
    member: `${inviter}の紹介コード「${code}」です。お友だちが次のリンクから登録すると、コードが自動で入り、特典はお友だちと${inviter}に届きます。`,
  };
  return (
    <NarrowPage title={TITLES[readBy]} lead={leads[readBy]}>
      {children}
      {(title || !benefitTitle.ok) && (
        <section aria-labelledby="benefit">
          <h2 id="benefit" className="visually-hidden">
            ご紹介の特典
          </h2>
          <BenefitCard
            title={title ?? '内容を確認中の特典'}
            amount={benefitAmount}
            conditions="ご登録のうえ、式場見学をされた方が対象です"
            until={expiresAt && `${formatDate(expiresAt)}まで`}
          />
        </section>
      )}
      {readBy === 'guest' && (
        <p>
          <ButtonLink variant="primary" wide href={registerPath({ code })}>
            紹介コード「{code}」で登録する
          </ButtonLink>
        </p>
      )}
      {readBy === 'joined' && (
        <>
          <p className="prose">
            特典は、式場を見学したあとに、
            <a href={ticketsPath()}>マイページのギフトチケット</a>から申請してお受け取りください。
          </p>
          <p>
            <ButtonLink variant="primary" wide href={hallSearchPath()}>
              見学する会場を探す
            </ButtonLink>
          </p>
        </>
      )}
      {readBy === 'member' && <SendInvitation code={code} benefit={title} />}
    </NarrowPage>
  );
}

/** The message names the benefit: the reader learns that the sender is rewarded too. */
function SendInvitation({ code, benefit }: { code: string; benefit: string | null | undefined }) {
  const { site } = useRequestContext();
  const reward = benefit ? `登録して式場を見学すると、お互いに特典があります（${benefit}）。` : '';
  return (
    <ShareLink
      label="お友だちに送るリンク"
      url={site.url + referralPath({ code })}
      text={`${site.name}の紹介リンクです。${reward}`}
    />
  );
}
