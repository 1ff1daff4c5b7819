import { describe, expect, it, vi } from 'vitest';
import { hallVariables } from '#client/pages/Hall/hallRoute.ts';
import { hallSections } from '#client/pages/Hall/hallSections.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { DEFAULT_AREA } from '#client/requestContext.ts';
import { parseAddress } from '#client/router/address.ts';
import type { LoadedRoute, RouteContext } from '#client/router/route.tsx';
import { hallBySlugPath } from '#client/paths.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { recordRequests, type Sent } from '../relay/recordRequests.ts';

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

/** A hall page that is shown, and the requests of its sections. */
function shownPage(query = '') {
  const { sent, transport } = recordRequests();
  const environment = createEnvironment(transport, 'browser');
  const loaded: LoadedRoute = {
    outcome: { kind: 'found' },
    element: null,
    data: { dispose: vi.fn() },
    sections: null,
  };
  const page = hallSections({
    environment,
    context: at(query),
    loaded,
    variables: (context) => {
      const params = hallBySlugPath.match(context.address.path);
      return params && hallVariables({ ...context, params });
    },
    // What the page is given: its address and the sections that were fetched.
    render: ({ address }, sections) => `${address.query} ${Object.keys(sections).join()}`,
  });
  return { page, sent, dispose: loaded.data.dispose };
}

const names = ({ variables }: Sent) => Object.keys(variables).filter((name) => variables[name] === true);

describe('a hall page at another address differs in', () => {
  it.each([
    ['its reviews, with more of them', '?more=reviews', ['reviews']],
    ['its reviews, on another page', '?page=2', ['reviews']],
    ['its reviews, of some authors', '?status=attended', ['reviews']],
    ['its reviews, the worst first', '?order=rating_asc', ['reviews']],
    ['its costs, of another number of guests', '?guests=60', ['costs']],
    ['its costs and fairs', '?guests=60&more=fairs', ['costs', 'fairs']],
    ['the photos by brides; those of the hall are all there', '?more=photos', ['bride-photos']],
    ['nothing, with a condition that does not exist', '?guests=many', []],
  ])('%s', (_, query, sections) => {
    expect(shownPage().page.sections?.changed(at(query))).toEqual(sections);
  });

  it('all, as the page of another hall or of a malformed address', () => {
    const { sections } = shownPage().page;
    expect(sections?.changed(at('', { ...SLUGS, slug: 'ginza' }))).toBeNull();
    expect(sections?.changed(at('?page=zero'))).toBeNull();
  });
});

it('fetches the sections that are named, once, and shows them beside those fetched before', async () => {
  const { page, sent } = shownPage();
  const loading = page.sections?.load(at('?guests=60'), ['costs']);
  expect(sent.map(({ name }) => name)).toEqual(['HallSectionsQuery']);
  expect(sent.flatMap(names)).toEqual(['costs']);
  expect(sent[0]?.variables).toMatchObject({ by: { slug: SLUGS }, costGuests: 60 });
  sent[0]?.respond({ data: { hall: { id: 'h', commentStats: null, costs: null } } });
  const first = await loading;
  expect(first?.element).toBe('guests=60 costs');
  expect(first?.data).toBe(page.data);

  const next = first?.sections?.load(at('?guests=60&more=fairs'), ['fairs']);
  sent[1]?.respond({ data: { hall: null } });
  expect((await next)?.element).toBe('guests=60&more=fairs costs,fairs');
  expect(sent.map(names)).toEqual([['costs'], ['fairs']]);
});

it('sends nothing where only the address differs', async () => {
  const { page, sent } = shownPage();
  expect((await page.sections?.load(at('?guests=many'), []))?.element).toBe('guests=many ');
  expect(sent).toEqual([]);
});

it('rejects where the request fails, and cancels it when another navigation overtakes', async () => {
  const { page, sent } = shownPage();
  const failing = page.sections?.load(at('?guests=60'), ['costs']);
  sent[0]?.fail();
  await expect(failing).rejects.toThrow();

  const controller = new AbortController();
  const overtaken = page.sections?.load(at('?page=2'), ['reviews'], { signal: controller.signal });
  controller.abort(new Error('overtaken'));
  await expect(overtaken).rejects.toThrow('overtaken');
  expect(sent[1]?.isCancelled).toBe(true);
});

it('keeps its data until the page is left', async () => {
  const { page, dispose } = shownPage();
  expect(dispose).not.toHaveBeenCalled();
  page.data.dispose();
  expect(dispose).toHaveBeenCalledTimes(1);
});
