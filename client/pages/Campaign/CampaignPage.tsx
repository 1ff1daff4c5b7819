import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CampaignPageQuery } from '../../__generated__/CampaignPageQuery.graphql.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import type { PageProps } from '../../router/route.tsx';
import { useTrack } from '../../analytics/track.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './CampaignPage.module.css';
import { findCampaign, pathOfCampaign, CAMPAIGNS, type CampaignParts } from './campaigns.ts';
import { hallRankingPath, homePath } from '../../paths.ts';

const MAX_HALLS = 3;

/** The campaign 「結婚式へ行こう」: three steps for the audience of its version, and nearby halls. */
export default function CampaignPage({ query, context }: PageProps<CampaignPageQuery, CampaignParts>) {
  const data = usePreloadedQuery<CampaignPageQuery>(
    graphql`
      query CampaignPageQuery($prefectureSlug: String!) @preloadable {
        ranked: hallRanking(prefectureSlug: $prefectureSlug) {
          hall {
            id
            ...HallCard_hall
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const campaign = findCampaign(context.params);
  useTrack(campaign && { event: 'wn_goto_wedding', campaign_version: campaign.version });
  if (!campaign) return null;
  const [main] = CAMPAIGNS;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(campaign !== main && main ? [{ label: main.title, href: pathOfCampaign(main) }] : []),
    { label: campaign.title },
  ];
  const halls = (data.ranked ?? []).flatMap(({ hall }) => hall ?? []).slice(0, MAX_HALLS);
  return (
    <>
      <Head
        title={campaign.title}
        description={campaign.lead}
        canonical={pathOfCampaign(campaign)}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page ${styles.campaign}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading" eyebrow={campaign.label}>
            {campaign.title}
          </PageTitle>
          <p className="prose">{campaign.lead}</p>
        </div>
        <ol className={`display-font ${styles.steps}`}>
          {campaign.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h2 className={styles.title}>{step.title}</h2>
              <p>{step.text}</p>
              <ButtonLink href={step.link.href} icon="right" iconLast>
                {step.link.label}
              </ButtonLink>
            </li>
          ))}
        </ol>
        {(halls.length > 0 || !data.ranked) && (
          <Section
            id="halls"
            title="選ばれている会場"
            more={{ href: hallRankingPath(), label: 'ランキングを見る' }}
          >
            {!data.ranked && <p>会場を読み込めませんでした</p>}
            <div className="cards">
              {halls.map((hall) => (
                <HallCard key={hall.id} hall={hall} />
              ))}
            </div>
          </Section>
        )}
        <nav aria-label="ほかの方へのご案内" className={styles.versions}>
          {CAMPAIGNS.filter((other) => other !== campaign).map((other) => (
            <a key={pathOfCampaign(other)} href={pathOfCampaign(other)}>
              {other.label}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
