import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { esModules } from './scripts/esModules.ts';
import manifest from './package.json' with { type: 'json' };

const { name, version } = manifest;

/** Chunk of the libraries every page needs; libraries of a single feature (the photo viewer) stay with it. */
const FRAMEWORK_CHUNK =
  /\/node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\//;

/** Chunk of the page shell and of components that nearly every page shows, loaded with the entry. */
const SITE_CHUNK = [
  // Its styles come first in the style sheet: main.css orders the cascade layers.
  /\/client\/styles\/.*\.css/,
  /\/client\/(relay|router|ui\/(base|notice|shell))\/(?!(Panels|Tabs|FactList|FloatingBanner|AppModal|ConfirmDialog|ConsentBar|LoginPrompt|HomeHero|sections|subscriptions)\b)/,
  /\/client\/components\/(notices|page\/(?!IndexProgress|NarrowPage)|shell|form\/formContext|extras\/promotion|photo\/picture)\b/,
  /\/client\/(labels|storedValue|components\/hall\/(HallCard|hallPath|useHallCardData)|ui\/(hall\/HallCard|photo\/PhotoStrip))\b/,
  /\/client\/components\/clip\/(ClipButton|Clip)\b/,
];

/** Chunks of components that several pages share; the first match wins. */
const SHARED_CHUNKS = {
  'hall-lists': /\/client\/components\/hall\/(RecentlyViewedHalls|RecommendedHalls|viewedHallsStorage)\b/,
  'fair-parts': /\/client\/(components\/fair\/|ui\/fair\/(CalendarLeaf|FairCard)\b)/,
  'bride-parts': /\/client\/(components|ui)\/bride\/(BrideCard|brideNames)\b/,
  'field-parts': /\/client\/ui\/form\/(Field|NumberField|SelectField|formDefaults)\b/,
  'form-parts': /\/client\/((components|ui)\/form\/(?!Dynamic)|components\/legal\/LegalConsent\b)/,
  'dynamic-forms': /\/client\/components\/form\/Dynamic/,
  'article-parts':
    /\/client\/(components|ui)\/article\/(?!writerList|ArticleListView|ArticleTags|articleSections)/,
  'search-parts': /\/client\/(components|ui)\/search\//,
};

/** Chunks that every page has loaded before it imports another. */
const LOADED_CHUNKS = /\/(entry|framework|rolldown-runtime|site)-/;

const COMPRESSIBLE = /\.(css|ico|js|json|svg|txt|webmanifest)$/;
const zip = promisify<Buffer, ZlibOptions, Buffer>(gzip);
const ENCODINGS = { br: promisify(brotliCompress), gz: (plain: Buffer) => zip(plain, { level: 9 }) };

/** Precompresses browser files at the highest level. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const names = (await readdir(dir, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(
      names.map(async (name) => {
        const plain = await readFile(join(dir, name));
        for (const [extension, compress] of Object.entries(ENCODINGS))
          await writeFile(join(dir, `${name}.${extension}`), await compress(plain));
      }),
    );
  },
};

/** Development: reloads the page when persisted documents change; other edits use hot module replacement. */
const reloadOnNewDocuments: Plugin = {
  name: 'reload-on-new-documents',
  apply: 'serve',
  hotUpdate({ type, file, modules }) {
    if (this.environment.name !== 'client') return modules;
    const isArtifact = file.includes('/__generated__/');
    // A component that imports a new artifact failed to load before.
    if (file.endsWith('/client/documents.json') || (isArtifact && type === 'create'))
      this.environment.hot.send({ type: 'full-reload' });
    return isArtifact ? [] : modules;
  },
};

/**
 * `vite build --app` builds both sides: `dist/client` for browsers, with the manifest for preloads, and
 * `dist/server/server.js` for the gateway, a single file so that a build never removes modules of a running
 * gateway.
 */
export default defineConfig(({ command }) => ({
  plugins: [esModules, precompress, reloadOnNewDocuments, react(), relay],
  publicDir: false,
  cacheDir: '.data/vite',
  // Databases and caches change all the time.
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**'] } },
  // Prebundle all packages: discovering one later reloads the page.
  optimizeDeps: { entries: ['client/entry.dev.ts'] },
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(`${name}@${version}`) },
  css: { transformer: 'lightningcss' },
  build: { target: 'es2024', cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        // One style sheet: a file for each chunk costs the first paint of a hall page two round trips more.
        cssCodeSplit: false,
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !LOADED_CHUNKS.test(file)),
        },
        rolldownOptions: {
          input: ['client/start.ts', 'client/entry.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK_CHUNK, priority: 30 },
                { name: 'site', test: (id) => SITE_CHUNK.some((files) => files.test(id)), priority: 20 },
                ...Object.entries(SHARED_CHUNKS).map(([name, test], index) => ({
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
      // In development Node loads React and Relay itself.
      resolve: { noExternal: command === 'build' ? true : undefined },
      // Leaves the development builds of React out of the file.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
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
