/** External services as when none are configured, for tests that render pages. */
export const NO_SERVICES = {
  tagUrl: null,
  tagHosts: [],
  asksConsent: true,
  errorsUrl: null,
  mapStyleUrl: null,
  mapEmbedUrl: null,
  passwordResetUrl: null,
  mailChangeUrl: null,
  noKarteTags: ['promotion', 'campaign'],
  affiliateHosts: [],
  stores: { ios: 'https://ios.example', android: 'https://android.example' },
};
