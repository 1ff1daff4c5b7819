import { AccountSheet } from './AccountSheet.tsx';
import { BaseSheet } from './BaseSheet.tsx';
import { BrideSheet } from './BrideSheet.tsx';
import { FormSheet } from './FormSheet.tsx';
import { HallSheet } from './HallSheet.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import { FootSheet, ShellSheet } from './ShellSheet.tsx';

/** All UI components in all states, with sample data; for development. */
export function Catalogue() {
  return (
    <>
      <ShellSheet />
      <main id="main">
        <HeroSheet />
        <BaseSheet />
        <PlaceSheet />
        <SearchSheet />
        <HallSheet />
        <BrideSheet />
        <FormSheet />
        <AccountSheet />
        <NoticeSheet />
      </main>
      <FootSheet />
    </>
  );
}
