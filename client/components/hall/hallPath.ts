import { graphql, readInlineData } from 'relay-runtime';
import type { hallPath_hall$key } from '../../__generated__/hallPath_hall.graphql.ts';
import type { hallPath_place$key } from '../../__generated__/hallPath_place.graphql.ts';
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
export function hallPlace(hall: hallPath_place$key): string | null {
  const { address, location } = readInlineData(
    graphql`
      fragment hallPath_place on Hall @inline {
        address
        location {
          prefecture {
            name
          }
          regions {
            name
          }
        }
      }
    `,
    hall,
  );
  const inJapan = [location?.prefecture?.name, location?.regions?.[0]?.name].filter(Boolean).join(' ');
  return inJapan || (address?.split(/\s/)[0] ?? null);
}
