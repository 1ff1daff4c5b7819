/** Outside services as they are when none is configured, for tests that make pages. */
export const NO_SERVICES = {
  tagUrl: null,
  asksConsent: true,
  errorsUrl: null,
  noKarteTags: ['promotion', 'campaign'],
  affiliateHosts: [],
  stores: { ios: 'https://ios.example', android: 'https://android.example' },
};
