import { VENUE_TYPES } from '../../labels.ts';
import * as at from '../../paths.ts';

/** Pages of one condition, by kind of suggestion. */
const PATHS: Readonly<Record<string, (value: string) => string>> = {
  AREA: (slug) => at.areaHallsPath({ area_slug: slug }),
  PREFECTURE: (slug) => at.prefectureHallsPath({ prefecture_slug: slug }),
  REGION: (slug) => at.regionHallsPath({ region_slugs: slug }),
  DISTRICT: (slug) => at.districtHallsPath({ district_slug: slug }),
  STATION: (id) => at.stationHallsPath({ station_id: id }),
  GOODS: (g) => at.goodsHallsPath({ g }),
  WEDDING_STYLE: (ws) => at.weddingStyleHallsPath({ ws }),
  VENUE_TYPE: (type) =>
    at.venueTypeHallsPath({ k: VENUE_TYPES.find(({ value }) => value === type)?.number ?? '' }),
  HALL: (rawId) => at.hallByIdPath({ rawId }),
  PLAN: (p) => at.hallSearchPath({ p }),
  TASTE: (t) => at.hallSearchPath({ t }),
  CHAPEL: (c) => at.hallSearchPath({ c }),
  PEOPLE: (people) => at.hallSearchPath({ people }),
};

export interface SearchSuggestion {
  readonly kind: string;
  readonly value: string;
  readonly label: string;
}

export function suggestionPath({ kind, value, label }: SearchSuggestion): string {
  return PATHS[kind]?.(value) ?? at.hallWordSearchPath({ name: label });
}

export function suggestionKind(kind: string): string {
  if (kind === 'HALL') return '会場';
  return ['AREA', 'PREFECTURE', 'REGION', 'DISTRICT', 'STATION'].includes(kind) ? 'エリア' : '条件';
}
