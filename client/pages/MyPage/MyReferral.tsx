import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './MyPage.module.css';
import { contactPath, referralEntryPath } from '../../paths.ts';

/** How a member invites a friend. The REST APIs give a code's benefits, but not the code of a member. */
export function MyReferral() {
  return (
    <Section id="invite" title="お友だちを紹介する">
      <div className={styles.referral}>
        <p>
          あなたの紹介コードを入力すると、お友だちに送るリンクと、お友だちとあなたが受け取る特典が表示されます。
        </p>
        <ButtonLink href={referralEntryPath()}>紹介コードを入力する</ButtonLink>
        <p className={styles.note}>
          あなたの紹介コードは、この画面ではお調べできません。お持ちでないときや分からないときは、
          <a href={contactPath()}>お問い合わせ</a>ください。ほかの方のコードでは、特典はその方に届きます。
        </p>
      </div>
    </Section>
  );
}
