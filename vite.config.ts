import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';

/** What every page of the site runs on. Packages of a single part (the photo viewer) stay with that part. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\//;

/** What the frame around every page is made of, and what nearly every page shows: fetched with the entry. */
const EVERY_PAGE = [
  /\/client\/(relay|router|ui\/(base|notice|shell))\//,
  /\/client\/components\/(clip|hall|notices|page|shell|form\/submission|photo\/viewable|place\/areaCookie)\b/,
  /\/client\/ui\/(hall\/HallCard|photo\/PhotoStrip)\b/,
];

/** What several pages show and others do not, one file each; the first that fits. */
const SHARED = {
  'field-parts': /\/client\/ui\/form\/(Field|SelectField)\b/,
  'form-parts': /\/client\/(components|ui)\/form\//,
  'article-parts': /\/client\/(components|ui)\/article\/(?!writerList)/,
  // Chips stand on pages that search nothing, such as an article.
  'chip-parts': /\/client\/ui\/search\/(ChipLinks|FilterChip\.module)/,
  'search-parts': /\/client\/ui\/search\//,
};

/** The hooks of Relay the site uses, by their modules. */
const RELAY_HOOKS = ['RelayEnvironmentProvider', 'useFragment', 'usePreloadedQuery', 'useRelayEnvironment'];

/**
 * Stands for `react-relay/hooks.js` in a build. The package's own index brings along pagination, entry points and
 * other hooks that nothing here uses; a bundler cannot leave them out of a CommonJS module. Another hook is one more
 * name in the list above; the build fails while it is missing.
 */
const relayHooks: Plugin = {
  name: 'relay-hooks',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-relay/hooks.js' ? '\0relay-hooks' : null),
  load: (id) =>
    id === '\0relay-hooks'
      ? [
          ...RELAY_HOOKS.map(
            (name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`,
          ),
          `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';`,
          `export { commitMutation, fetchQuery, graphql } from 'relay-runtime';`,
        ].join('\n')
      : null,
};

/**
 * Parts of Relay that nothing here reaches, and what stands for them in a build: the other half of a switch that is on
 * (`ENABLE_ACTIVITY_COMPATIBILITY`), the way to watch fragments outside of components, the handlers and
 * proxies of directives and options the site does not use (`@connection`, `@appendEdge` …), and client-side resolvers. tests/fitness/sizes.test.ts tells when
 * an artifact begins to need one of them.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  useFragmentInternal_CURRENT: 'module.exports = undefined;',
  waitForFragmentExperimental: 'module.exports = {};',
  observeFragmentExperimental: 'module.exports = {};',
  RelayDeclarativeMutationConfig: 'module.exports = {};',
  createUpdatableProxy: 'module.exports = {};',
  RelayQueryResponseCache: 'module.exports = undefined;',
  ConnectionHandler: 'module.exports = {};',
  MutationHandlers: 'module.exports = {};',
  LiveResolverCache: `
    const { NoopResolverCache } = require('relay-runtime/lib/store/ResolverCache.js');
    class LiveResolverCache extends NoopResolverCache {
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    }
    module.exports = { LiveResolverCache, getUpdatedDataIDs: () => new Set() };`,
};

const relayDiet: Plugin = {
  name: 'relay-diet',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, name = ''] = /\/(?:relay-runtime|react-relay)\/lib\/(?:.*\/)?(\w+)\.js$/.exec(id) ?? [];
    return Object.hasOwn(UNREACHED, name) ? UNREACHED[name] : null;
  },
};

const COMPRESSIBLE = /\.(css|ico|js|json|svg|txt|webmanifest)$/;
const zip = promisify<Buffer, ZlibOptions, Buffer>(gzip);
const FORMS = { br: promisify(brotliCompress), gz: (plain: Buffer) => zip(plain, { level: 9 }) };

/** Lays the compressed forms of the browser's files beside them, with the greatest effort: they are made once a build. */
const compressedForms: Plugin = {
  name: 'compressed-forms',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const names = (await readdir(dir, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(
      names.map(async (name) => {
        const plain = await readFile(join(dir, name));
        for (const [form, compress] of Object.entries(FORMS))
          await writeFile(join(dir, `${name}.${form}`), await compress(plain));
      }),
    );
  },
};

/**
 * While developing: a page whose data has changed is opened anew, by the documents the gateway then has. Every other edit
 * of a component is put into the page that is shown.
 */
const freshDocuments: Plugin = {
  name: 'fresh-documents',
  apply: 'serve',
  hotUpdate({ type, file, modules }) {
    if (this.environment.name !== 'client') return modules;
    const isArtifact = file.includes('/__generated__/');
    // A component that names a new artifact could not be read before.
    if (file.endsWith('/client/documents.json') || (isArtifact && type === 'create'))
      this.environment.hot.send({ type: 'full-reload' });
    return isArtifact ? [] : modules;
  },
};

/**
 * `vite build --app` makes both halves of the site: `dist/client` for the browser (with the manifest the server reads
 * its preloads from) and `dist/server/server.js` for the gateway: one file with everything it needs, read once, so
 * that a build never pulls a module from under a gateway that runs.
 */
export default defineConfig(({ command }) => ({
  plugins: [relayHooks, relayDiet, compressedForms, freshDocuments, react(), relay],
  publicDir: false,
  cacheDir: '.data/vite',
  // Databases and caches change all the time.
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**'] } },
  // All packages are made ready before the first page: finding one later would load the page again.
  optimizeDeps: { entries: ['client/entry.dev.ts'] },
  css: { transformer: 'lightningcss' },
  build: { target: 'es2024', cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        rolldownOptions: {
          input: ['client/start.ts', 'client/entry.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 30 },
                { name: 'site', test: (id) => EVERY_PAGE.some((files) => files.test(id)), priority: 20 },
                ...Object.entries(SHARED).map(([name, test], index) => ({
                  name,
                  test,
                  priority: 10 - index,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // While developing, Node loads React and Relay itself.
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'client/server.tsx',
          output: { entryFileNames: 'server.js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
