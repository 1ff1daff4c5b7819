import { BaseSheet } from './BaseSheet.tsx';
import { FormSheet } from './FormSheet.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import { ShellSheet } from './ShellSheet.tsx';

/** All components in all states, fed with plain data. Shown in development only. */
export function Catalogue() {
  return (
    <>
      <ShellSheet />
      <main id="main" className="page">
        <BaseSheet />
        <SearchSheet />
        <FormSheet />
        <NoticeSheet />
      </main>
    </>
  );
}
