/** Variables of the outside services that pages use: counting, error reports, the app's stores. */
import { z } from 'zod';
import { about, host, list, origin, script } from './parsers.ts';

/** Part of `variables`. */
export const serviceVariables = {
  NO_KARTE_TAGS: z
    .string()
    .transform(list)
    .refine((tags) => tags.length === 2, 'must name exactly two tags')
    .default(['promotion', 'campaign'])
    .meta(
      about(
        'The two tags of posts that are kept out of personalisation, separated by a comma.',
        'promotion,campaign',
      ),
    ),
  AFFILIATE_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(host))
    .default(['px.a8.net', 'af.moshimo.com', 'ck.jp.ap.valuecommerce.com', 'h.accesstrade.net'])
    .meta(
      about(
        'Hosts whose links in articles are paid for: they are marked rel=sponsored and counted when followed.',
        'px.a8.net,af.moshimo.com',
      ),
    ),
  TAG_URL: script
    .optional()
    .meta(
      about(
        'Script of the tag manager that reads the data layer; nothing is loaded when unset.',
        'https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXX',
      ),
    ),
  TAG_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      about(
        'Further origins the tag manager may load from and send to, separated by commas.',
        'https://www.google-analytics.com',
      ),
    ),
  TAG_CONSENT: z
    .enum(['required', 'not-required'], 'must be required or not-required')
    .default('required')
    .meta(
      about('Whether visitors are asked before the tag manager is loaded and events are told.', 'required'),
    ),
  ERROR_DSN: z
    .string()
    .regex(/^https?:\/\/\w{1,64}@[\w.:-]+\/\d{1,20}$/, 'must look like https://key@host/project')
    .optional()
    .meta(
      about(
        'DSN of a Sentry-compatible service that is told when an event could not be counted; nobody is when unset.',
        'https://0123456789abcdef@errors.example.jp/1',
      ),
    ),
  APP_STORE_URL: script
    .optional()
    .meta(
      about(
        'Page of the iOS app in the App Store; a search for the site’s name when unset.',
        'https://apps.apple.com/jp/app/id1234567890',
      ),
    ),
  PLAY_STORE_URL: script
    .optional()
    .meta(
      about(
        'Page of the Android app on Google Play; a search for the site’s name when unset.',
        'https://play.google.com/store/apps/details?id=jp.example.app',
      ),
    ),
};
