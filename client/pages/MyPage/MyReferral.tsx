import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './MyPage.module.css';
import { referralEntryPath } from '../../paths.ts';

/** How a member invites a friend. The REST APIs give a code's benefits, but not the code of a member. */
export function MyReferral() {
  return (
    <Section id="invite" title="お友だちを紹介する">
      <div className={styles.referral}>
        <p>
          お手元の紹介コードを入力すると、お友だちとあなたが受け取る特典を確認できます。そのページのリンクをお友だちに送ると、
          会員登録のときにコードが自動で入ります。
        </p>
        <ButtonLink href={referralEntryPath()}>紹介コードを入力する</ButtonLink>
      </div>
    </Section>
  );
}
