import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyReferral_account$key } from '../../__generated__/MyReferral_account.graphql.ts';
import { formatDate } from '../../format.ts';
import { Section } from '../../ui/base/Section.tsx';
import { BenefitCard } from '../../ui/hall/BenefitCard.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import styles from './MyPage.module.css';

const STEPS = [
  '下のリンクか紹介コードを、お友だちに送ります。',
  'お友だちがリンクから会員登録すると、コードは自動で入ります。',
  'お友だちが式場を見学したら、おふたりともギフトチケットから特典を申請できます。',
] as const;

/** How the member invites a friend, and what both receive. */
export function MyReferral(props: { account: MyReferral_account$key }) {
  const { referral } = useFragment(
    graphql`
      fragment MyReferral_account on Account {
        referral @catch(to: NULL) {
          code
          url
          benefitTitle
          benefitAmount
          expiresAt
        }
      }
    `,
    props.account,
  );
  if (!referral) return null;
  const { code, url, benefitTitle, benefitAmount, expiresAt } = referral;
  return (
    <Section id="invite" title="お友だちを紹介する">
      <div className={styles.referral}>
        {benefitTitle && (
          <BenefitCard
            title={benefitTitle}
            amount={benefitAmount}
            conditions="お友だちが会員登録のうえ、式場見学をされたときの特典です"
            until={expiresAt && `${formatDate(expiresAt)}まで`}
          />
        )}
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          あなたの紹介コード：<strong>{code}</strong>
        </p>
        <ShareLink
          label="お友だちに送るリンク"
          url={url}
          text="結婚式の準備に使っているサイトです。このリンクから登録すると、おふたりに特典があります。"
        />
      </div>
    </Section>
  );
}
