import type { Environment } from 'react-relay/hooks.js';
import { failurePage, notFoundPage, rooms, type Room } from '../routes.ts';
import type { Visit } from '../requestContext.ts';
import { pageNumber, withPage, type Address } from './address.ts';
import type { FetchPolicy, Opened, Place, Route } from './page.tsx';

/** A page to show, with the status it is sent with. */
export interface PageOpening {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  readonly route: Route;
  /** Source files whose chunks the page needs. */
  readonly chunks: readonly string[];
  readonly opened: Opened;
  readonly place: Place;
}

/** What stands behind an address. */
interface Found {
  readonly route: Route;
  readonly chunks: readonly string[];
  readonly place: Place;
}

/** What an address leads to: a page, or another address to go to. */
export type Opening = PageOpening | { readonly kind: 'moved'; readonly to: string };

/** Finds the line of the table of contents that stands for an address. */
export async function findRoute(address: Address, visit: Visit): Promise<Found> {
  const room = rooms.find(({ paths }) => paths.test(address.path));
  const table = await room?.load();
  for (const route of table?.routes ?? []) {
    const params = route.match(address.path);
    if (params) return { route, chunks: chunksOf(route, room), place: { address, params, visit } };
  }
  return { route: notFoundPage, chunks: chunksOf(notFoundPage), place: { address, params: {}, visit } };
}

function chunksOf(route: Route, room?: Room): string[] {
  return room ? [room.chunk, route.chunk] : [route.chunk];
}

/** Where an address has moved for a reason that needs no data: page 1 has no number. */
export function movedWithoutData(address: Address): string | null {
  return address.query.has('page') && pageNumber(address) === 1 ? withPage(address, 1) : null;
}

/**
 * Opens an address: the subject of its page decides. Found: 200; gone: the page with 404; missing: the real 404 page;
 * failed: the failure page with 503, which offers another try.
 */
export async function open(
  environment: Environment,
  address: Address,
  visit: Visit,
  fetchPolicy?: FetchPolicy,
): Promise<Opening> {
  const moved = movedWithoutData(address);
  if (moved !== null) return { kind: 'moved', to: moved };
  const { route, chunks, place } = await findRoute(address, visit);
  try {
    const opened = await route.open(environment, place, fetchPolicy);
    const { kind } = opened.outcome;
    if (kind === 'found' || kind === 'gone') {
      const status = kind === 'gone' || route === notFoundPage ? 404 : 200;
      return { kind: 'page', status, route, chunks, opened, place };
    }
    opened.dispose();
    if (opened.outcome.kind === 'moved') return { kind: 'moved', to: opened.outcome.to };
    return await openFixed(environment, place, 404);
  } catch {
    // The network layer and the gateway have logged why; here it only matters that the subject is not there.
    return openFixed(environment, place, 503);
  }
}

/** In the browser: opens the page the server has sent, which it sent with this status. */
export async function openAs(
  status: number,
  environment: Environment,
  address: Address,
  visit: Visit,
): Promise<PageOpening> {
  const { place } = await findRoute(address, visit);
  if (status === 503) return openFixed(environment, place, status);
  // What the server sent stands in the environment already, so even a personal page is not asked for again.
  const opening = await open(environment, address, visit, 'store-or-network');
  return opening.kind === 'page' ? opening : openFixed(environment, place, status === 404 ? 404 : 503);
}

async function openFixed(environment: Environment, place: Place, status: 404 | 503): Promise<PageOpening> {
  const route = status === 404 ? notFoundPage : failurePage;
  const opened = await route.open(environment, place);
  return { kind: 'page', status, route, chunks: chunksOf(route), opened, place };
}
