import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BridesPageQuery } from '../../__generated__/BridesPageQuery.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { brideListGraph } from '../../components/bride/brideLists.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { PrefectureLinks } from '../../components/place/PrefectureLinks.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { UNNAMED_PLACE } from '../../labels.ts';
import { Section } from '../../ui/base/Section.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { BrideStats } from './BrideStats.tsx';
import styles from './BridesPage.module.css';
import { BrideThemes } from './BrideThemes.tsx';
import { PickupWeddings } from './PickupWeddings.tsx';
import {
  brideSearchPath,
  bridesPath,
  homePath,
  pickedBridesPath,
  prefectureBridesPath,
} from '../../paths.ts';

/** Brides picked by the editors, for the whole country or one prefecture, with links to themes and places. */
export default function BridesPage({ query }: PageProps<BridesPageQuery>) {
  const data = usePreloadedQuery<BridesPageQuery>(
    graphql`
      query BridesPageQuery($prefectureSlug: String, $weddingsOf: String!, $isOfPrefecture: Boolean!)
      @preloadable {
        picked: pickupBrides(prefectureSlug: $prefectureSlug) {
          rawId
          ...BrideCard_bride
        }
        options: hallSearchOptions {
          prefectures {
            slug
            name
          }
        }
        ...PrefectureLinks_query
        ...BrideStats_query @skip(if: $isOfPrefecture) @alias(as: "stats")
        ...BrideThemes_query
        ...PickupWeddings_query @include(if: $isOfPrefecture) @alias(as: "weddings")
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { prefectureSlug = null } = query.variables;
  const prefecture =
    prefectureSlug &&
    (data.options?.prefectures?.find(({ slug }) => slug === prefectureSlug)?.name ?? UNNAMED_PLACE);
  const title = prefecture ? `${prefecture}の花嫁の記録` : '花嫁の記録';
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(prefecture ? [{ label: '花嫁の記録', href: bridesPath() }] : []),
    { label: title },
  ];
  const picked = data.picked ?? [];
  return (
    <div className={`page wide-flow ${styles.brides}`}>
      <Head
        title={title}
        description={`${prefecture ?? '全国'}で結婚式を挙げた花嫁のレポート、アルバム、費用の記録です。${picked.length > 0 ? `編集部が選んだ${picked.length}人をご紹介します。` : ''}`}
        canonical={prefectureSlug ? prefectureBridesPath({ prefectureSlug }) : bridesPath()}
        noindex={data.picked?.length === 0}
        graph={[breadcrumbGraph(site.url, crumbs), brideListGraph(site.url, title, picked)]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="heading">{title}</PageTitle>
        <p className={styles.lead}>
          式を挙げた人が自分で書いたレポートと写真です。写真には白い縁を付け、会場の公式写真と見分けられるようにしています。
        </p>
        <ButtonLink href={brideSearchPath({ prefecture: prefectureSlug })}>
          会場・人数・費用から花嫁を探す
        </ButtonLink>
        {data.stats && (
          <PageSection label="件数">
            <BrideStats query={data.stats} />
          </PageSection>
        )}
      </div>
      <Section
        id="picked"
        title="編集部が選んだ花嫁"
        note={`${picked.length}人`}
        more={{
          href: pickedBridesPath(),
          label: `${prefecture ? '全国で' : ''}これまでに選んだ花嫁をすべて見る`,
        }}
      >
        {picked.length === 0 ? (
          <EmptyState
            drawing="photos"
            title="この地域の花嫁はまだいません"
            actions={<ButtonLink href={bridesPath()}>全国の花嫁を見る</ButtonLink>}
          />
        ) : (
          <BrideGrid>
            {picked.map((bride, index) => (
              <BrideCard key={bride.rawId} bride={bride} priority={index === 0} />
            ))}
          </BrideGrid>
        )}
      </Section>
      {data.weddings && (
        <PageSection label="結婚式">
          <PickupWeddings query={data.weddings} />
        </PageSection>
      )}
      <PageSection label="テーマ">
        <BrideThemes query={data} />
      </PageSection>
      <PrefectureLinks
        id="places"
        title="地域から探す"
        query={data}
        hrefOf={(slug) => prefectureBridesPath({ prefectureSlug: slug })}
      />
    </div>
  );
}
