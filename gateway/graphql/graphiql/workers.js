// Runs before GraphiQL: its editor starts these files of ours in place of blobs, which the page's policy forbids.
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => `/graphiql/${label}.js`,
};
