import { graphql, readInlineData } from 'relay-runtime';
import type { hallPath_hall$key } from '../../__generated__/hallPath_hall.graphql.ts';
import { hallByIdPath, hallBySlugPath } from '../../paths.ts';

/** Shown where a hall's name could not be loaded. */
export const UNNAMED_HALL = '名称を確認中の会場';

/** Canonical path of a hall: by slug where it has one, otherwise by id. */
export function hallPath(hall: hallPath_hall$key): string {
  const { rawId, areaSlug, slug } = readInlineData(
    graphql`
      fragment hallPath_hall on Hall @inline {
        rawId
        slug @catch(to: NULL)
        areaSlug @catch(to: NULL)
      }
    `,
    hall,
  );
  return areaSlug && slug ? hallBySlugPath({ areaSlug, slug }) : hallByIdPath({ rawId });
}

/** 「神奈川県 鎌倉・湘南」; null if unknown. Abroad there is no prefecture: the address begins with the country. */
export function hallPlace(
  address: string | null | undefined,
  prefecture: string | null | undefined,
  region: string | null | undefined,
): string | null {
  return [prefecture, region].filter(Boolean).join(' ') || (address?.split(/\s/)[0] ?? null);
}
