// Runs before graphiql.js: loads editor workers from files, because the page's policy forbids blob URLs.
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => `/graphiql/${label}.js`,
};
