import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

/**
 * `vite build --app` makes both halves of the site: `dist/client` for the browser (with the manifest the server reads
 * its preloads from) and `dist/server/server.js`, one module with everything it needs, for the gateway.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), relay],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: { target: 'es2024', cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        rolldownOptions: {
          input: 'client/entry.tsx',
          output: {
            // What at least four pages use is fetched once, with the entry, instead of in a dozen small files.
            codeSplitting: { groups: [{ name: 'common', test: /\/client\//, minShareCount: 4 }] },
          },
        },
      },
    },
    ssr: {
      // The built server is one file; while developing, Node loads React and Relay itself.
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'client/server.tsx', output: { entryFileNames: 'server.js' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
