import { VENUE_TYPES } from '../../labels.ts';

/** Pages of one condition, by kind of suggestion. */
const PATHS: Readonly<Record<string, string>> = {
  AREA: '/a/',
  PREFECTURE: '/pref/',
  REGION: '/r/',
  DISTRICT: '/d/',
  STATION: '/s/',
  GOODS: '/g/',
  WEDDING_STYLE: '/ws/',
  HALL: '/halls/',
  PLAN: '/halls/search/?p=',
  TASTE: '/halls/search/?t=',
  CHAPEL: '/halls/search/?c=',
  PEOPLE: '/halls/search/?people=',
};

export interface SearchSuggestion {
  readonly kind: string;
  readonly value: string;
  readonly label: string;
}

export function suggestionPath({ kind, value, label }: SearchSuggestion): string {
  if (kind === 'VENUE_TYPE') return `/k/${VENUE_TYPES.find((type) => type.value === value)?.number ?? ''}`;
  const path = PATHS[kind];
  return path === undefined ? `/halls/?name=${encodeURIComponent(label)}` : path + encodeURIComponent(value);
}

export function suggestionKind(kind: string): string {
  if (kind === 'HALL') return '会場';
  return ['AREA', 'PREFECTURE', 'REGION', 'DISTRICT', 'STATION'].includes(kind) ? 'エリア' : '条件';
}
