/** Addresses that try to leave the site, generated from a seed. */
import { seededRandom } from '#tests/harness/random.ts';

/** Parts that URL parsers, proxies and template code treat differently. */
const PARTS = [
  '/', '//', '/\\', '\\', '%2F', '%2f', '%252F', '%25252F', '%5C', '%255C', '@', '%40', ':', '%3A', ';', '..;',
  '.', '..', '%2E', '%2E%2E', '%252E%252E', '?', '%3F', '#', '%23', '&', '%26', '%00', '%09', '%0A', '%0D%0A', '%7F',
  '%20', '+', '%', '%E3%80', '%C0%AF', '%ED%A0%80', '／', '＼', '．', '。', '＠', '：', '\u2028', '%EF%BC%8F', '%EF%BC%8E', '%E3%80%82',
  'evil.example', 'evil%2Eexample', 'ｅｖｉｌ.example', 'https:', 'https://evil.example', 'javascript:alert(1)', 'data:text/html,x',
  'halls', 'halls/1', 'halls/kanto', 'halls/search/', 'tag', 'login', 'area/', 'mypage', 'brides/themes', 'stats/r', '1', 'a',
]; // prettier-ignore

/** Beginnings that reach a page whose redirects or links are made of its address. */
const STARTS = [
  '/',
  '/',
  '/',
  '/halls/',
  '/halls/1',
  '/tag/',
  '/magazine/',
  '/brides/themes/',
  '/stats/r/',
  '/login',
];

/** Ends that make a page redirect, or link to itself. */
const ENDS = [
  '',
  '?page=1',
  '/?page=1',
  '?page=2',
  '?page=1&to=//evil.example',
  '?to=/%252Fevil.example',
  '?page=1#x',
];

/** Paths with a query, as they could stand in a request or in a return parameter. */
export function hostilePaths(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(PARTS));
    return pick(STARTS) + parts.join('') + pick(ENDS);
  });
}
