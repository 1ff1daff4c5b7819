/** Prints the maps of nginx: what the cache key of each page consists of, and which pages have secret addresses. */
import { createServer } from 'vite';
import { patternSource } from '../client/router/path.ts';
import type { Route } from '../client/router/route.tsx';
import type { RouteGroup } from '../client/router/routeLoader.ts';
import { APP_VISITOR_ID_LENGTH, COOKIES } from '../gateway/identity/claims.ts';
import { AREA_COOKIE, ROKUYO_COOKIE } from '../gateway/site/cacheKey.ts';
import { root } from './process.ts';

/** Reads the routes with Vite, as plain Node reads no JSX. */
async function readRoutes(): Promise<readonly Route[]> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { routeGroups } = await vite.ssrLoadModule('/client/routes.ts');
    const groups = await Promise.all((routeGroups as readonly RouteGroup[]).map((group) => group.load()));
    return groups.flatMap(({ routes }) => routes);
  } finally {
    await vite.close();
  }
}

/** The text of ops/nginx/pages.conf.template: maps of the routes that are cached, and of those with secret addresses. */
export async function printProxyKeys(): Promise<string> {
  const routes = await readRoutes();
  const cached = routes.filter(({ cache }) => cache !== null);
  const entry = ({ pattern }: Route['path'], value: string): string =>
    `    "~${patternSource(pattern).replaceAll(/\?<\w+>/g, '?:')}" ${value};`;
  const parameters = cached.map(({ path }) =>
    entry(path, `" ${path.parameters.map((name) => `${name} `).join('')}"`),
  );
  const orders = cached
    .filter(({ path }) => path.parameters.length > 0)
    .map(({ path }) => {
      const runs = path.parameters.map((name) => `(?:${name}=[^&]*(?:&|$))*`).join('');
      return entry(path, '1').replace('/?$"', `/?\\?${runs}$"`);
    });
  const visitors = cached
    .filter(({ usesArea, usesRokuyo }) => usesArea || usesRokuyo)
    .map(({ path, usesArea, usesRokuyo }) =>
      entry(path, `"${usesArea ? '$visitor_area' : ''} ${usesRokuyo ? '$visitor_rokuyo' : ''}"`),
    );
  const secrets = new Set(
    routes
      .filter(({ hasSecretAddress }) => hasSecretAddress)
      .map(({ path }) => path.pattern.replace(/\/?(?::.*)?$/, '/')),
  );
  return `# Printed by \`npm run generate\` from client/routes, gateway/site/cacheKey.ts and gateway/identity. Do not edit.

# Names of the parameters that a page reads, each between spaces; empty for pages that are not cached.
map $plain_path $page_parameters {
    default "";
${parameters.join('\n')}
}

# Whether the parameters stand in the order in which the gateway writes them.
map "$plain_path?$page_arguments" $is_ordered {
    default "";
    "~^[^?]*\\?(?:[\\w-]+=[^&]*)?$" 1;
${orders.join('\n')}
}

# What a page reads of the visitor's cookies.
map $plain_path $page_visitor {
    default "";
${visitors.join('\n')}
}
map $http_cookie $visitor_area {
    default "";
    "~*${AREA_COOKIE}" $area/$prefecture;
}
map $http_cookie $visitor_rokuyo {
    default "";
    "~${ROKUYO_COOKIE}" off;
}

# Visitor ids of the native app, by their length. Where a request has several, one is enough.
map "$http_x_wn_uuid;$http_cookie" $has_app_id {
    default "";
    "~^[^;]{${APP_VISITOR_ID_LENGTH}};" 1;
    "~;[ \\t]*(?:${COOKIES.visitor}|${COOKIES.temporaryVisitor})[ \\t]*=[ \\t]*[^; \\t]{${APP_VISITOR_ID_LENGTH}}[ \\t]*(?:;|$)" 1;
}

# The path in the log. Where a page has a secret address, all below the fixed part of its path is cut, however it is spelled.
map $uri $logged_path {
    default $sent_path;
${Array.from(secrets, (path) => `    "~*^${path}." "${path}*";`).join('\n')}
}
`;
}
