import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../config/config.ts';
import type { Render, SiteOptions } from './site.ts';

/** The site's code: how pages are made, and who serves the browser's modules. */
export interface Bundle {
  readonly render: SiteOptions['render'];
  readonly audienceOf: SiteOptions['audienceOf'];
  /** Serves modules while developing; calls back for every other address. Null for a built site, which has files. */
  readonly modules: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  close(): Promise<void>;
}

/** The site as it was built to `dist`. @throws ConfigError when it was not built. */
export async function loadBuilt(dist: string): Promise<Bundle> {
  if (!existsSync(`${dist}/client/.vite/manifest.json`) || !existsSync(`${dist}/server/server.js`)) {
    throw new ConfigError(`The site is not built: run "npm run build" (it makes ${dist}).`);
  }
  const { render, audienceOf } = siteFrom(await import(pathToFileURL(`${dist}/server/server.js`).href));
  const manifest: unknown = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
  const assets = { manifest };
  return {
    render: (page, execute) => render(page, execute, assets),
    audienceOf,
    modules: null,
    close: async () => undefined,
  };
}

/** The site from its sources, through Vite, with hot reload over the gateway's own server. */
export async function loadSources(root: string, server: Server): Promise<Bundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const assets = { manifest: null };
  return {
    async render(page, execute) {
      const { render } = siteFrom(await vite.ssrLoadModule('/client/server.tsx'));
      return render(page, execute, assets);
    },
    audienceOf: async (url) => siteFrom(await vite.ssrLoadModule('/client/server.tsx')).audienceOf(url),
    modules: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

/** What the built site exports. */
interface SiteModule {
  readonly render: Render<{ manifest: unknown }>;
  readonly audienceOf: SiteOptions['audienceOf'];
}

function siteFrom(module: object): SiteModule {
  const isSite =
    'render' in module &&
    typeof module.render === 'function' &&
    'audienceOf' in module &&
    typeof module.audienceOf === 'function';
  if (!isSite) throw new Error('The site exports no render() and audienceOf().');
  return module as SiteModule;
}
