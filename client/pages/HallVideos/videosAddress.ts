import type { HallVideosPageQuery } from '../../__generated__/HallVideosPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Videos of the prefecture in the address, else of the visitor's own; null for a page number that is none. */
export function videosVariables({ address, params, visit }: Place): HallVideosPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { prefectureSlug: params['prefectureSlug'] ?? visit.area.prefecture, page };
}

/** No such prefecture, or a page beyond the last: missing. A list that failed is the failure of the page. */
export function videosOutcome(
  { videos, options }: HallVideosPageQuery['response'],
  { address, params, visit }: Place,
): Outcome {
  const prefecture = params['prefectureSlug'] ?? visit.area.prefecture;
  if (options && !options.prefectures.some(({ slug }) => slug === prefecture)) return { kind: 'missing' };
  if (!videos.ok) throw new Error('The videos could not be read');
  const isBeyond = videos.value.nodes.length === 0 && (pageNumber(address) ?? 1) > 1;
  return isBeyond ? { kind: 'missing' } : { kind: 'found' };
}
