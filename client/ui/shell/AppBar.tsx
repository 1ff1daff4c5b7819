import type { ReactNode } from 'react';
import mark from '../../assets/mark.svg?no-inline';
import { Icon } from '../base/Icon.tsx';
import styles from './AppBar.module.css';

/** A place of the site. */
export type NavItem = { label: string; href: string; current?: boolean };

type AppBarProps = {
  siteName: string;
  nav: readonly NavItem[];
  /** AccountLinks. */
  account?: ReactNode;
};

const MENU = 'site-menu';

/** Head of every page on the web; the native app brings its own. */
export function AppBar({ siteName, nav, account }: AppBarProps) {
  const links = nav.map((item) => (
    <li key={item.href}>
      <a href={item.href} aria-current={item.current ? 'page' : undefined}>
        {item.label}
      </a>
    </li>
  ));
  return (
    <header className={styles.bar} data-screen>
      <a className="unseen" href="#main" data-skip>
        本文へ進む
      </a>
      <div className={styles.row}>
        <a href="/" className={styles.logo}>
          <img src={mark} alt="" width="40" height="32" />
          <span>{siteName}</span>
        </a>
        <nav aria-label="サイト" className={styles.nav}>
          <ul className={styles.links}>{links}</ul>
        </nav>
        <div className={styles.account}>{account}</div>
        <button type="button" popoverTarget={MENU} className={styles.open} aria-label="メニュー">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <div id={MENU} popover="auto" className={styles.menu}>
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          className={styles.open}
          aria-label="メニューを閉じる"
        >
          <Icon name="close" size={24} />
        </button>
        <nav aria-label="メニュー">
          <ul className={styles.list}>{links}</ul>
        </nav>
      </div>
    </header>
  );
}

type AccountLinksProps = {
  /** Null for a guest, and as long as nobody knows: public pages hold nothing personal. */
  nickname: string | null;
  /** It could not be found out who is reading: neither a guest nor a member is to be assumed. */
  isUnknown?: boolean;
  myPageHref: string;
  registerHref: string;
  logInHref: string;
  logOutHref: string;
};

/** Register and log in, or who is logged in. */
export function AccountLinks(props: AccountLinksProps) {
  const { nickname, isUnknown = false, myPageHref, registerHref, logInHref, logOutHref } = props;
  if (isUnknown) {
    return (
      <a href={myPageHref} className={styles.aside}>
        会員情報を確認できません
      </a>
    );
  }
  if (nickname !== null) {
    return (
      <>
        <a href={myPageHref} className={styles.who}>
          <Icon name="user" />
          <span className={styles.nickname}>{nickname}</span>
          <span className="unseen">さんのマイページ</span>
        </a>
        <a href={logOutHref} className={styles.aside}>
          ログアウト
        </a>
      </>
    );
  }
  return (
    <>
      <a href={logInHref} className={styles.aside}>
        ログイン
      </a>
      <a href={registerHref} className={styles.register}>
        会員登録
      </a>
    </>
  );
}
