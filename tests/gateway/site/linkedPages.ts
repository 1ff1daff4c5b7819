import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { PageRequest } from '#gateway/site/site.ts';
import type { WarmUpOptions } from '#gateway/site/warmUp.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const HOME = `<a href="/halls/kanto/one">1</a><a class="x" href="/halls/kanto/two">2</a>
  <a href="/magazine/101">3</a><a href="/magazine/102?a=1&amp;b=2">4</a><a href="/mypage">5</a>
  <a href="/pref/tokyo">6</a><a href="https://elsewhere.example/">7</a>`;

/** The pictures of a page. */
export const picturesOf = (url: string): string =>
  `<img src="/img?url=1${url}&amp;s=a" alt=""/><img alt="" src="/img?url=2${url}&amp;s=b"/><img src="/logo.svg"/>`;

/** Renders pages as `renderPage` says; the home page with links. */
export function testSite(renderPage: (url: string) => Promise<void> = () => sleep(2)) {
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const options: WarmUpOptions = {
    async render({ url }: PageRequest) {
      rendered.push(url);
      await renderPage(url);
      return {
        status: 200,
        headers: {},
        body: (async function* () {
          yield HOME + picturesOf(url);
        })(),
        cache: null,
      };
    },
    describePage: async (url) => ({
      address: url,
      isPersonal: url.startsWith('/mypage'),
      usesArea: false,
      usesRokuyo: false,
      takesFiles: false,
    }),
    execute: () => Promise.reject(new Error('no page here has a query')),
    documents: { find: () => new GraphQLError('none'), match: () => null, text: () => null },
    site: { url: 'http://localhost', name: 'むすび', services: NO_SERVICES },
    onError: (error) => void errors.push(error),
  };
  return { options, rendered, errors };
}
