import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/harness/browser.ts';

/** Checks all pages at all widths by itself. */
const accessibility = 'accessibility.journey.ts';
/** Lighthouse emulates its own screen. */
const lighthouse = 'lighthouse.journey.ts';
/** Follows all links, some of which are folded on phones. */
const links = 'links.journey.ts';
/** Independent of the window width. */
const anyWidth = [
  'account.journey.ts',
  'brideSearch.journey.ts',
  'brides.journey.ts',
  'campaign.journey.ts',
  'clipButton.journey.ts',
  'clipListUpdates.journey.ts',
  'clipLists.journey.ts',
  'clipUndo.journey.ts',
  'consent.journey.ts',
  'costForGuests.journey.ts',
  'diagnosis.journey.ts',
  'diagnosisAgain.journey.ts',
  'diagnosisLink.journey.ts',
  'displayFont.journey.ts',
  'endedSession.journey.ts',
  'errorReports.journey.ts',
  'failures.journey.ts',
  'fair.journey.ts',
  'forms.journey.ts',
  'hall.journey.ts',
  'hallSections.journey.ts',
  'hangingWrites.journey.ts',
  'leftForms.journey.ts',
  'lineBreaks.journey.ts',
  'lowVision.journey.ts',
  'magazine.journey.ts',
  'mypage.journey.ts',
  'noscript.journey.ts',
  'pageWidth.journey.ts',
  'photos.journey.ts',
  'pictures.journey.ts',
  'requests.journey.ts',
  'reservation.journey.ts',
  'scrollPositions.journey.ts',
  'scrollReturns.journey.ts',
  'seo.journey.ts',
];

/** About pictures, or about where they stand. */
const withPictures = [
  'campaign.journey.ts',
  'fairs.journey.ts',
  'hallStrip.journey.ts',
  'loading.journey.ts',
  'noscript.journey.ts',
  'photos.journey.ts',
  'pictures.journey.ts',
  'scrollPositions.journey.ts',
  'scrollReturns.journey.ts',
];

/** A fifth less CPU in browser, gateway and origin. */
const withoutPictures = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
  },
};
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const wide = { viewport: { width: 1280, height: 900 } };

/** Browser journeys. Each worker starts its own origin and gateway (tests/journey/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/journey',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  // Browser and servers wait for each other: two workers leave an eighth of two cores idle.
  workers: 3,
  timeout: 60_000,
  // A browser may be slow on two busy cores; `npm test` lists tests that passed on retry.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [accessibility, links, lighthouse, ...withPictures],
      use: { ...phone, ...withoutPictures },
    },
    {
      name: 'wide',
      testIgnore: [accessibility, lighthouse, ...anyWidth, ...withPictures],
      use: { ...wide, ...withoutPictures },
    },
    { name: 'phone-pictures', testMatch: withPictures, use: phone },
    { name: 'wide-pictures', testMatch: withPictures, testIgnore: anyWidth, use: wide },
    { name: 'lighthouse', testMatch: lighthouse },
    {
      name: 'access',
      testMatch: accessibility,
      // Animations only take time.
      use: { ...withoutPictures, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
