import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/harness/browser.ts';

/** Looks at every page at every width by itself. */
const access = 'access.journey.ts';
/** Has Lighthouse look at every public page, which brings a screen of its own. */
const lighthouse = 'lighthouse.journey.ts';
/** Follows links where all of them are in sight; what a phone folds away, other journeys open. */
const everyPage = 'everyPage.journey.ts';
/**
 * What search engines read, what a broken source does to a page, what forms keep and lists tell each other, and what
 * campaigns count does not depend on the width of the window.
 */
const anyWidth = [
  'badDays.journey.ts',
  'campaign.journey.ts',
  'clips.journey.ts',
  'diagnosis.journey.ts',
  'fair.journey.ts',
  'forms.journey.ts',
  'mypage.journey.ts',
  'seo.journey.ts',
];

/** The browser journeys. Each worker starts an origin and a gateway of its own (tests/journey/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/journey',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  // On two busy cores a browser may be late for once; what needed a second try is named in the sum.
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
      testIgnore: [access, everyPage, lighthouse],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'wide',
      testIgnore: [access, lighthouse, ...anyWidth],
      use: { viewport: { width: 1280, height: 900 } },
    },
    { name: 'lighthouse', testMatch: lighthouse },
    {
      name: 'access',
      testMatch: access,
      use: {
        // Pictures tell axe nothing, and no animation has to be waited for.
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
        },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
