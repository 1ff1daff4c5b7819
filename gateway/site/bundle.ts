import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../config/errors.ts';
import type { Handlers } from '../http/server.ts';
import type { Render, SiteOptions } from './site.ts';

/** The site's server bundle. */
export interface Bundle {
  readonly render: SiteOptions['render'];
  readonly describePage: SiteOptions['describePage'];
  readonly modules: Handlers['modules'];
  close(): Promise<void>;
}

/** Loads the built site. @throws ConfigError if it is not built */
export async function loadBuiltSite(dist: string): Promise<Bundle> {
  if (!existsSync(`${dist}/client/.vite/manifest.json`) || !existsSync(`${dist}/server/server.js`)) {
    throw new ConfigError(`The site is not built: run "npm run build" (it makes ${dist}).`);
  }
  const { render, describePage } = siteModule(await import(pathToFileURL(`${dist}/server/server.js`).href));
  const manifest: unknown = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'));
  const assets = { manifest };
  return {
    render: (page, execute) => render(page, execute, assets),
    describePage,
    modules: null,
    close: async () => undefined,
  };
}

/** Loads the site from its sources through Vite, with hot module replacement over the gateway's server. */
export async function loadSiteSources(root: string, server: Server): Promise<Bundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const assets = { manifest: null };
  const load = async (): Promise<SiteModule> => siteModule(await vite.ssrLoadModule('/client/server.tsx'));
  return {
    render: async (page, execute) => (await load()).render(page, execute, assets),
    describePage: async (url) => (await load()).describePage(url),
    modules: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

/** Exports of the site's server entry. */
interface SiteModule {
  readonly render: Render<{ manifest: unknown }>;
  readonly describePage: SiteOptions['describePage'];
}

function siteModule(module: object): SiteModule {
  const isSite =
    'render' in module &&
    typeof module.render === 'function' &&
    'describePage' in module &&
    typeof module.describePage === 'function';
  if (!isSite) throw new Error('The site exports no render() and describePage().');
  return module as SiteModule;
}
