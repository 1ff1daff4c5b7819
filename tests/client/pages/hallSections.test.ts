import { describe, expect, it, vi } from 'vitest';
import { hallVariables } from '#client/pages/Hall/hallRoute.ts';
import hallSections from '#client/pages/Hall/hallSections.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { DEFAULT_AREA } from '#client/requestContext.ts';
import { parseAddress } from '#client/router/address.ts';
import type { LoadedRoute, RouteContext } from '#client/router/route.tsx';
import { hallBySlugPath } from '#client/paths.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { recordRequests } from '../relay/recordRequests.ts';

const SLUGS = { areaSlug: 'kanto', slug: 'aoyama' };

/** The hall page at an address. */
const at = (query: string, { areaSlug, slug } = SLUGS): RouteContext => ({
  address: parseAddress(`/halls/${areaSlug}/${slug}${query}`),
  request: {
    site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
    inApp: false,
    area: DEFAULT_AREA,
    hidesRokuyo: false,
  },
});

/** The sections of a hall page that is shown, and the requests for them. */
function shownPage() {
  const { sent, transport } = recordRequests();
  const retain = vi.fn();
  const show = vi.fn(() => SHOWN);
  const page = {
    environment: createEnvironment(transport, 'browser'),
    data: { hall: { id: 'hall-id' } },
    variables: (context: RouteContext) => {
      const params = hallBySlugPath.match(context.address.path);
      return params && hallVariables({ ...context, params });
    },
    retain,
    show,
  };
  return { sections: hallSections(page, at(''), {}), sent, retain, show };
}

const SHOWN: LoadedRoute = {
  outcome: { kind: 'found' },
  element: null,
  data: { dispose() {} },
  sections: null,
};

describe('a hall page at another address differs in', () => {
  it.each([
    ['its reviews, with more of them', '?more=reviews', ['reviews']],
    ['its reviews, on another page', '?page=2', ['reviews']],
    ['its reviews, of some authors', '?status=attended', ['reviews']],
    ['its reviews, the worst first', '?order=rating_asc', ['reviews']],
    ['its costs, of another number of guests', '?guests=60', ['costs']],
    ['its costs and fairs', '?guests=60&more=fairs', ['costs', 'fairs']],
    ['the growth of its costs, compared with the prefecture', '?more=growth', ['growth']],
    ['the photos by brides; those of the hall are all there', '?more=photos', ['bride-photos']],
    ['nothing, with a condition that does not exist', '?guests=many', []],
  ])('%s', (_, query, sections) => {
    expect(shownPage().sections.changed(at(query))).toEqual(sections);
  });

  it('all, as the page of another hall or of a malformed address', () => {
    const { sections } = shownPage();
    expect(sections.changed(at('', { ...SLUGS, slug: 'ginza' }))).toBeNull();
    expect(sections.changed(at('?page=zero'))).toBeNull();
  });
});

it('fetches the sections that are named, each by its own query, and keeps them until the page is left', async () => {
  const { sections, sent, retain, show } = shownPage();
  const loading = sections.load(at('?guests=60&more=fairs'), ['costs', 'fairs']);
  expect(sent.map(({ name }) => name)).toEqual(['hallSectionsCostsQuery', 'hallSectionsFairsQuery']);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: 'hall-id', costCount: 2, costGuests: 60 },
    { id: 'hall-id', fairCount: 20 },
  ]);
  for (const { respond } of sent) respond({ data: { hall: { id: 'hall-id' } } });
  expect(await loading).toBe(SHOWN);
  const data = { hall: expect.anything() };
  expect(show).toHaveBeenCalledExactlyOnceWith(at('?guests=60&more=fairs'), { costs: data, fairs: data });
  expect(retain).toHaveBeenCalledTimes(2);
});

it('sends nothing where only the address differs', async () => {
  const { sections, sent, show } = shownPage();
  await sections.load(at('?guests=many'), []);
  expect(show).toHaveBeenCalledWith(at('?guests=many'), {});
  expect(sent).toEqual([]);
});

it('rejects where a request fails, and cancels it when another navigation overtakes', async () => {
  const { sections, sent } = shownPage();
  const failing = sections.load(at('?guests=60'), ['costs']);
  sent[0]?.fail();
  await expect(failing).rejects.toThrow();

  const controller = new AbortController();
  const overtaken = sections.load(at('?page=2'), ['reviews'], { signal: controller.signal });
  controller.abort(new Error('overtaken'));
  await expect(overtaken).rejects.toThrow('overtaken');
  expect(sent[1]?.isCancelled).toBe(true);
});

it('names only sections that a page has', () => {
  const { sections } = shownPage();
  expect(['bride-photos', 'next-fair', 'toString'].map(sections.has)).toEqual([true, false, false]);
});
