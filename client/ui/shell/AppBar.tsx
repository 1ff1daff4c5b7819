import type { ReactNode } from 'react';
import mark from '../../assets/mark.svg?no-inline';
import { Icon } from '../base/Icon.tsx';
import styles from './AppBar.module.css';
import { homePath } from '../../paths.ts';

export type NavItem = { label: string; href: string; current?: boolean; count?: ReactNode };

type AppBarProps = {
  siteName: string;
  nav: readonly NavItem[];
  /** AccountLinks. */
  account?: ReactNode;
};

const MENU_ID = 'site-menu';

/** Header of all pages outside the native app. */
export function AppBar({ siteName, nav, account }: AppBarProps) {
  const links = nav.map((item) => (
    <li key={item.href}>
      <a href={item.href} aria-current={item.current ? 'page' : undefined}>
        {item.label}
        <span className={styles.count}>{item.count}</span>
      </a>
    </li>
  ));
  return (
    <header className={styles.bar} data-screen>
      <a className="visually-hidden" href="#main" data-skip>
        本文へ進む
      </a>
      <div className={styles.row}>
        <a href={homePath()} className={`display-font ${styles.logo}`}>
          <img src={mark} alt="" width="40" height="32" />
          <span>{siteName}</span>
        </a>
        <nav aria-label="サイト" className={styles.nav}>
          <ul className={styles.links}>{links}</ul>
        </nav>
        <div className={styles.account}>{account}</div>
        <button type="button" popoverTarget={MENU_ID} className={styles.open} aria-label="メニュー">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={styles.open}
          aria-label="メニューを閉じる"
        >
          <Icon name="close" size={24} />
        </button>
        <nav aria-label="メニュー">
          <ul className={`display-font ${styles.list}`}>{links}</ul>
        </nav>
      </div>
    </header>
  );
}

type AccountLinksProps = {
  /** Null for guests and while unknown. */
  nickname: string | null;
  /** The viewer could not be fetched. */
  isUnknown?: boolean;
  myPageHref: string;
  registerHref: string;
  logInHref: string;
  logOutHref: string;
};

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
        <a href={myPageHref} className={styles.myPage}>
          <Icon name="user" />
          <span className={styles.nickname}>{nickname}</span>
          <span className="visually-hidden">さんのマイページ</span>
        </a>
        <a href={logOutHref} className={styles.aside}>
          ログアウト
        </a>
      </>
    );
  }
  // Without script the viewer stays unknown: one link that is right for guests and members.
  return (
    <>
      <a href={myPageHref} className={styles.unknown}>
        マイページ
      </a>
      <a href={logInHref} className={styles.aside}>
        ログイン
      </a>
      <a href={registerHref} className={styles.register}>
        会員登録
      </a>
    </>
  );
}
