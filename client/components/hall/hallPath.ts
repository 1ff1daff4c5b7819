import { graphql, readInlineData } from 'relay-runtime';
import type { hallPath_hall$key } from '../../__generated__/hallPath_hall.graphql.ts';

/** Stands for a hall's name where that could not be read. */
export const NAMELESS = '名称を確認中の会場';

/** The one address of a hall: by slug where it has one, otherwise by id. */
export function hallPath(hall: hallPath_hall$key): string {
  const { rawId, areaSlug, slug } = readInlineData(
    graphql`
      fragment hallPath_hall on Hall @inline {
        rawId
        slug
        areaSlug
      }
    `,
    hall,
  );
  return areaSlug && slug ? `/halls/${areaSlug}/${slug}` : `/halls/${rawId}`;
}
