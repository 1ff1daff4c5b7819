/** Texts of a megabyte take time in proportion to their length: excerpts, feeds, cards, calendars, addresses, checks. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markSponsoredLinks } from '#client/components/page/Html.tsx';
import { BrideHero } from '#client/ui/bride/BrideHero.tsx';
import { normalizeDigits, normalizeKana } from '#client/ui/form/normalize.ts';
import { articleNumberInUrl, readingMinutes, toExcerpt } from '#gateway/domains/article/rules.ts';
import { isWebUrl } from '#gateway/html/sanitize.ts';
import { toICalendar } from '#gateway/publishing/calendar.ts';
import { feedHtml } from '#gateway/publishing/feedHtml.ts';
import { renderCardSvg } from '#gateway/publishing/socialCardSvg.ts';
import { isEmail } from '#gateway/schema/kit/validation.ts';
import { redactedSample } from '#gateway/upstream/redact.ts';

const LENGTH = 1_000_000;
/** Work that grows with the square of the length takes minutes. */
const MAX_MS = 500;
const TEXTS: Readonly<Record<string, string>> = {
  characters: '文'.repeat(LENGTH),
  'combining characters': `a${'\u0301'.repeat(LENGTH)}`,
  'joined emoji': '👩\u200d'.repeat(LENGTH / 3),
  spaces: ' '.repeat(LENGTH),
  numbers: '1 '.repeat(LENGTH / 2),
  'unclosed tags': '<'.repeat(LENGTH),
  links: '<a href="https://x/"'.repeat(LENGTH / 20),
  'an address': `https://x.example/${'/../文'.repeat(LENGTH / 5)}`,
  'a mail address': `a@${'a-'.repeat(LENGTH / 2)}`,
  'line breaks': '\r\n'.repeat(LENGTH / 2),
};

const SITE = 'https://www.example.jp';
const FAIR = {
  rawId: '1',
  url: `${SITE}/halls/1/fairs/1`,
  heldOn: '2026-12-05',
  holdTimes: ['10:00'],
  durationMinutes: 60,
  isOnline: false,
};
const WORK: Readonly<Record<string, (text: string) => unknown>> = {
  excerpt: toExcerpt,
  'reading time': (text) => readingMinutes(text, 1),
  'article number': (text) => articleNumberInUrl(text, SITE),
  address: isWebUrl,
  'mail address': isEmail,
  sample: redactedSample,
  feed: (html) => feedHtml({ url: SITE, prLabel: html, blocks: [{ __typename: 'ArticleText', html }] }, SITE),
  calendar: (name) => toICalendar({ ...FAIR, name, hall: { rawId: '1', name, address: name } }, null),
  'social card': (title) => renderCardSvg({ title, label: title, siteName: 'x', hasPhoto: false }),
  'sponsored links': (html) => markSponsoredLinks(html, ['px.a8.net']),
  'title of a bride': (title) =>
    renderToString(
      BrideHero({
        title,
        nickname: title,
        icon: null,
        photo: null,
        isOfficial: false,
        counts: [],
        children: null,
      }),
    ),
  kana: normalizeKana,
  digits: normalizeDigits,
};

/** CPU time of this thread: other processes do not count. The least of several, because code compiles. */
async function millisecondsOf(work: (text: string) => unknown, text: string): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < 6 && least > MAX_MS / 2; attempt += 1) {
    const before = process.threadCpuUsage();
    await work(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

describe.each(Object.keys(WORK))('%s', (name) => {
  it.each(Object.keys(TEXTS))(
    'S79 of a megabyte of %s takes less than 500 ms',
    async (kind) => {
      const work = WORK[name];
      const text = TEXTS[kind];
      if (!work || text === undefined) throw new Error('no such case');
      expect(await millisecondsOf(work, text)).toBeLessThan(MAX_MS);
    },
    60_000,
  );
});

describe('what is cut', () => {
  it('S79 an excerpt has 120 graphemes, or 4,000 characters of combining ones', () => {
    expect(toExcerpt(TEXTS['characters'] ?? '')).toHaveLength(121);
    expect(toExcerpt(TEXTS['combining characters'] ?? '')?.length).toBeLessThan(4_002);
    expect(toExcerpt(`${' '.repeat(LENGTH)}式場`)).toBe('式場');
  });

  it('S79 an article that is too long for a feed ends with a link to its page', () => {
    const blocks = [
      { __typename: 'ArticleHeading' as const, level: 2, text: '序' },
      { __typename: 'ArticleText' as const, html: TEXTS['characters'] ?? '' },
    ];
    expect(feedHtml({ url: `${SITE}/magazine/1`, prLabel: null, blocks }, SITE)).toBe(
      `<h2>序</h2><p><a href="${SITE}/magazine/1">続きを読む</a></p>`,
    );
  });
});
