/** The hall search that follows from what both sides of a diagnosis want. */
import { VENUE_TYPES, type VenueType } from '../hall/rules.ts';
import type { DiagnosisQuestionRow } from './rules.ts';
import { sharedWishes } from './standing.ts';

/** Option of the hall search: its id and name. */
type Option = readonly [id: string, name: string];

/** As in the REST API and in the address of the site's hall search: venue types, wedding styles, guests. */
interface Parameters {
  readonly k?: VenueType[];
  readonly ws?: string[];
  readonly people?: number;
}

/** Conditions of a hall search, and their names. */
export interface SharedSearch {
  readonly parameters: Parameters;
  readonly names: readonly string[];
}

/** Questions about the guests and the ceremony. */
const GUESTS = 2;
const CEREMONY = 3;

/** Number of guests to search for, by whom both want to invite. */
const GUEST_COUNTS: readonly (readonly [pattern: RegExp, people: number])[] = [
  [/職場|仕事/, 80],
  [/友人|近所|恩師/, 60],
  [/親せき|親戚|親族/, 40],
  [/きょうだい|兄弟|祖父母|家族/, 20],
];

/** Ceremonies by the words of a choice, and by the words of an option of the hall search. */
const CEREMONIES: readonly (readonly [choice: RegExp, option: RegExp])[] = [
  [/教会/, /教会/],
  [/神社|神前/, /神前/],
  [/列席者|人前/, /人前/],
  [/仏前|寺/, /仏前/],
];

/**
 * @param weddingStyles options of the hall search
 * @returns null where both want nothing that halls can be searched by
 */
export function sharedSearch(
  questions: readonly DiagnosisQuestionRow[],
  weddingStyles: readonly Option[],
): SharedSearch | null {
  const wishesOn = (number: number): string => {
    const question = questions.find(({ id }) => id === number);
    return question ? sharedWishes(question).join() : '';
  };
  const guests = wishesOn(GUESTS);
  const people = GUEST_COUNTS.find(([pattern]) => pattern.test(guests))?.[1];
  const ceremony = wishesOn(CEREMONY);
  const wanted = CEREMONIES.find(([choice]) => choice.test(ceremony))?.[1];
  const style = wanted && weddingStyles.find(([, name]) => wanted.test(name));
  const isMealOnly = /食事/.test(ceremony);
  if (people === undefined && !style && !isMealOnly) return null;
  return {
    parameters: {
      ...(isMealOnly && { k: [VENUE_TYPES.RESTAURANT] }),
      ...(style && { ws: [style[0]] }),
      ...(people !== undefined && { people }),
    },
    names: [
      ...(style ? [style[1]] : []),
      ...(isMealOnly ? ['レストラン'] : []),
      ...(people === undefined ? [] : [`${people}名以上`]),
    ],
  };
}

/** Path and query of the site's hall search. */
export function searchAddress({ k = [], ws = [], people }: Parameters): string {
  const query = new URLSearchParams([
    ...k.map((number) => ['k', String(number)]),
    ...ws.map((id) => ['ws', id]),
    ...(people === undefined ? [] : [['people', String(people)]]),
  ]);
  return `/halls/search/?${query}`;
}
