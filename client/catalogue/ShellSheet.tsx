import { AccountLinks, AppBar } from '../ui/shell/AppBar.tsx';

const nav = [
  { label: '式場を探す', href: '#search', current: true },
  { label: '人気の式場', href: '#ranking' },
  { label: 'はじめての方へ', href: '#first' },
];
const addresses = { registerHref: '#register', logInHref: '#login', logOutHref: '#logout' };

/** The head of a page, for a guest and for a member. */
export function ShellSheet() {
  return <AppBar siteName="むすび" nav={nav} account={<AccountLinks nickname={null} {...addresses} />} />;
}
