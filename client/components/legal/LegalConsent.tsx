import type { ReactNode } from 'react';
import { legalPath } from '../../paths.ts';

/** 「登録すると、利用規約とプライバシーポリシーに同意したことになります。」 */
export function LegalConsent({ act }: { act: string }) {
  return (
    <p>
      {act}と、<LegalLink kind="terms">利用規約</LegalLink>と
      <LegalLink kind="privacy">プライバシーポリシー</LegalLink>に同意したことになります。
    </p>
  );
}

/** Opens in a new tab, so that nothing typed into a form is lost. */
export function LegalLink(props: { kind: 'terms' | 'privacy'; children: ReactNode }) {
  return (
    <a href={legalPath({ kind: props.kind })} target="_blank" rel="noopener">
      {props.children}
      <span className="visually-hidden">（新しいタブで開きます）</span>
    </a>
  );
}
