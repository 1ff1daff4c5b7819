import type { CampaignPageQuery } from '../../__generated__/CampaignPageQuery.graphql.ts';
import type { Place } from '../../router/page.tsx';
import { campaignOf } from './campaigns.ts';

/** The halls shown are those of the visitor's prefecture; null for a version that does not exist. */
export function campaignVariables({ params, visit }: Place): CampaignPageQuery['variables'] | null {
  return campaignOf(params['campaignVersion'] ?? null) && { prefectureSlug: visit.area.prefecture };
}
