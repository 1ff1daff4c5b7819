import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { clipListPath, type ClipKind } from './clipsRoute.ts';

/** Pager and empty states shared by the clip lists. */
export function ClippedList(props: {
  kind: ClipKind;
  page: number;
  pageSize: number;
  total: number | null | undefined;
  /** Number of rows on this page. */
  rowCount: number;
  /** Shown while the list is empty. */
  empty: { title: string; text: string; href: string; action: string };
  children: ReactNode;
}) {
  const { kind, page, pageSize, total, rowCount, empty, children } = props;
  if (total === 0) {
    return (
      <EmptyState
        drawing="clips"
        title={empty.title}
        level={2}
        actions={
          <ButtonLink variant="primary" href={empty.href}>
            {empty.action}
          </ButtonLink>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  // Neither the count nor a row could be read.
  if (total == null && rowCount === 0) return <p>クリップを読み込めませんでした。</p>;
  const path = clipListPath(kind);
  const hrefFor = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const last = Math.ceil((total ?? 0) / pageSize);
  if (total != null && page > last) {
    return (
      <EmptyState
        drawing="clips"
        title="このページにはクリップがありません"
        level={2}
        actions={<ButtonLink href={hrefFor(last)}>{last === 1 ? 'はじめ' : '最後'}のページへ</ButtonLink>}
      >
        <p>クリップは{last}ページ目までです。</p>
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Pager page={page} lastPage={last} hrefFor={hrefFor} label="クリップ" />
    </>
  );
}
