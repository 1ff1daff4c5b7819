import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { nginxProgram, type Proxy, startProxy } from '#tests/harness/proxy.ts';

/** A site and nginx in front of it, for the tests of a file; started before them and stopped after them. */
export function proxiedSite(): { readonly site: Site; readonly proxy: Proxy } {
  let servers: { readonly site: Site; readonly proxy: Proxy } | undefined;
  beforeAll(async () => {
    const site = await startSite();
    const proxy = await startProxy(nginxProgram ?? 'nginx', [Number(new URL(site.url).port)]);
    servers = { site, proxy };
  }, 120_000);
  afterAll(async () => {
    await servers?.proxy[Symbol.asyncDispose]();
    await servers?.site.stop();
  });
  const started = () => {
    if (!servers) throw new Error('the site is not started');
    return servers;
  };
  return {
    get site() {
      return started().site;
    },
    get proxy() {
      return started().proxy;
    },
  };
}
