import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { clipsPath, type Kind } from './clipsAddress.ts';

/** The frame of every list: its rows, its pages, and what to do while it is empty. */
export function Kept(props: {
  kind: Kind;
  page: number;
  perPage: number;
  total: number | null | undefined;
  /** Where to find something to keep. */
  empty: { title: string; text: string; href: string; action: string };
  children: ReactNode;
}) {
  const { kind, page, perPage, total, empty, children } = props;
  if (total === 0) {
    return (
      <EmptyState
        drawing="clips"
        title={empty.title}
        level={2}
        actions={
          <ButtonLink look="main" href={empty.href}>
            {empty.action}
          </ButtonLink>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  const path = clipsPath(kind);
  const last = Math.ceil((total ?? 0) / perPage);
  if (total != null && page > last) {
    return (
      <EmptyState
        drawing="clips"
        title="このページにはクリップがありません"
        level={2}
        actions={<ButtonLink href={path}>はじめのページへ</ButtonLink>}
      >
        <p>クリップは、はじめから{last}ページ目までにあります。</p>
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Pager
        page={page}
        last={last}
        hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        label="クリップ"
      />
    </>
  );
}
