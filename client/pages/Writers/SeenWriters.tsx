import { LateSection } from '../../components/page/LateSection.tsx';
import { writerPath } from '../../components/article/articlePath.ts';
import type { WriterList } from '../../components/article/writerList.ts';
import { Section } from '../../ui/base/Section.tsx';
import { ChipLinks } from '../../ui/search/ChipLinks.tsx';

/** Writers of the pages fetched before the one being shown, the latest first. Nothing on the first page of a visit. */
export function SeenWriters({ list, page }: { list: WriterList | null; page: number }) {
  const seen = (list?.pages ?? []).filter((fetched) => fetched.page !== page);
  const links = seen.flatMap(({ writers }) =>
    writers.map(({ rawId, displayName }) => ({ label: displayName, href: writerPath(rawId) })),
  );
  return (
    <LateSection isReady={links.length > 0}>
      <Section id="seen-writers" title="これまでに見た人">
        <ChipLinks label="これまでに見た人" links={links} />
      </Section>
    </LateSection>
  );
}
