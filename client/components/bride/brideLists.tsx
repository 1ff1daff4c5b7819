import {
  bridePath,
  brideSearchPath,
  bridesPath,
  hallSearchPath,
  pickedBridesPath,
  themesPath,
} from '../../paths.ts';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { Section } from '../../ui/base/Section.tsx';
import type { GraphItem } from '../page/JsonLd.tsx';

const LISTS = [
  { label: '条件から探す', href: brideSearchPath() },
  { label: '編集部が選んだ花嫁', href: pickedBridesPath() },
  { label: 'テーマから探す', href: themesPath() },
  { label: '地域から探す', href: bridesPath() },
  { label: '会場から探す', href: hallSearchPath() },
];

/** Links to the other lists of brides. */
export function OtherBrides({ path }: { path?: string }) {
  return (
    <Section id="others" title="ほかの花嫁を探す">
      <ChipLinks label="花嫁の一覧" links={LISTS.filter(({ href }) => href !== path)} />
    </Section>
  );
}

/** Structured data of a list of brides, or of one of its pages. */
export function brideListGraph(
  siteUrl: string,
  name: string,
  brides: ReadonlyArray<{ readonly rawId: string }>,
  /** Number of brides on the pages before. */
  before = 0,
): GraphItem {
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: brides.map(({ rawId }, index) => ({
        '@type': 'ListItem' as const,
        position: before + index + 1,
        url: siteUrl + bridePath({ rawId }),
      })),
    },
  };
}
