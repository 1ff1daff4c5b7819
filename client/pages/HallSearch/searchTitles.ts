import { HALL_SORTS } from '../../hallSorts.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { type ChoiceKey, type Conditions } from './searchConditions.ts';
import { CHOICE_KEYS } from '../../paths.ts';
import { ZERO_WIDTH_SPACE } from '../../ui/base/Phrases.tsx';
import {
  activeConditions,
  choicesOf,
  placeName,
  UNNAMED_CONDITION,
  type SearchOptions,
} from './searchOptions.ts';

/** Noun phrases of venue types, and the particle between a place and them: 東京都で結婚式ができるホテル. */
const VENUES: Readonly<Record<string, readonly [particle: string, phrase: string]>> = {
  HOTEL: ['で', '結婚式ができるホテル'],
  CEREMONY_HALL: ['で', '結婚式ができる式場'],
  WEDDING_HALL: ['の', '専門式場'],
  RESTAURANT: ['で', '結婚式ができるレストラン'],
  SHRINE_OR_TEMPLE: ['で', '結婚式ができる神社・寺院'],
  PHOTO_STUDIO: ['で', '結婚写真が撮れるフォトスタジオ'],
  OTHER: ['で', '結婚式ができるそのほかの会場'],
};

/** The ending that makes a label an attribute of 結婚式場, by kind of condition; the first pattern wins. */
const ATTRIBUTES: Readonly<Record<ChoiceKey, readonly (readonly [label: RegExp, attribute: string])[]>> = {
  g: [
    [/あり$/, 'のある'],
    [/(以内|以上|貸切|フリー)$/, '$1の'],
    [/可$/, 'ができる'],
    [/(る|い|た)$/, '$1'],
    [/$/, 'のある'],
  ],
  t: [
    [/リゾート$/, 'リゾート感のある'],
    [/(る|い|の|な)$/, '$1'],
    [/$/, 'な'],
  ],
  c: [[/$/, 'のある']],
  ws: [
    [/のみ$/, 'だけができる'],
    [/$/, 'ができる'],
  ],
  p: [
    [/プラン$/, 'プランのある'],
    [/$/, 'ができる'],
  ],
};

/** 海が見える, ナチュラルな or 教会式ができる. */
function attribute(key: ChoiceKey, label: string): string {
  const [pattern, ending] = ATTRIBUTES[key].find(([candidate]) => candidate.test(label)) ?? [/$/, 'の'];
  return label.replace(pattern, ending);
}

/** What a search finds, as a noun phrase: 海が見える結婚式場. */
export function searchSubject(conditions: Conditions, options: SearchOptions | null): string {
  const { name, venueTypes, choices, people, officialOnly, bestRateOnly } = conditions;
  const place = options ? placeName(conditions.place, options) : conditions.place && UNNAMED_PLACE;
  const chosen = CHOICE_KEYS.flatMap((key) => choices[key].map((value) => ({ key, value })));
  const [choice] = chosen;
  const [venueType] = venueTypes;
  const count =
    venueTypes.length + chosen.length + Number(people !== null) + Number(officialOnly) + Number(bestRateOnly);
  if (count > 1 && options) {
    const labels = activeConditions({ ...conditions, name: '', place: null }, options).map(
      ({ label }) => label,
    );
    const all = `${labels.slice(0, 3).join('・')}${labels.length > 3 ? 'など' : ''}の条件に合う結婚式場`;
    return withName(place === null ? all : `${place}で${all}`, name);
  }
  const [particle, phrase] = (venueType && VENUES[venueType]) ?? ['の', '結婚式場'];
  const label =
    choice && options && choicesOf(options, choice.key).find(({ value }) => value === choice.value)?.label;
  const attributes = [
    ...(choice ? [label ? attribute(choice.key, label) : `${UNNAMED_CONDITION}の`] : []),
    ...(people === null ? [] : [`${people}名で使える`]),
    ...(officialOnly ? ['公式ページのある'] : []),
    ...(bestRateOnly ? ['ベストレート保証のある'] : []),
  ];
  return withName((place === null ? '' : place + particle) + attributes.join('') + phrase, name);
}

const withName = (subject: string, name: string): string =>
  name === '' ? subject : `名前に「${name}」を含む${subject}`;

/** The heading of a search, with its order where that is chosen; without conditions, an invitation to search. */
export function searchTitle(conditions: Conditions, options: SearchOptions | null): string {
  const subject = searchSubject(conditions, options);
  const order = HALL_SORTS.find(({ value }) => value === conditions.sort);
  if (order && order.value !== 'RECOMMENDED') return `${subject}（${order.name}）`;
  return subject === '結婚式場' ? '結婚式場を探す' : subject;
}

/** Between the phrases of a title: 東京都で／結婚式が／できる／ホテル. */
const PHRASE_ENDS =
  /(?<=[でのなるいた])(?=結婚|専門式場|ホテル)|(?<=結婚式が|結婚写真が|できる|撮れる|のある|使える|名前に|を含む|条件に|合う)|(?=（)/g;

/** A title of `searchTitle` with its phrases marked for `Phrases`. */
export const titleInPhrases = (title: string): string => title.replaceAll(PHRASE_ENDS, ZERO_WIDTH_SPACE);
