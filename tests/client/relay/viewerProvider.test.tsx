/** Who the page takes the visitor for, with viewer queries that answer late, fail or are overtaken. */
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountMenu } from '#client/components/account/AccountMenu.tsx';
import { parseAddress } from '#client/router/address.ts';
import { RouterContext, type Router } from '#client/router/useRouter.ts';
import {
  loadViewer,
  useIsLoggedIn,
  useRecommended,
  useViewerFetchFailed,
  ViewerProvider,
  wasLoggedIn,
  type ViewerRequest,
} from '#client/relay/Viewer.tsx';
import { mockGateway } from './mockGateway.ts';

const QUERY = 'ViewerQuery';
const NO_HALLS = { recentlyViewedHalls: null, recommendedHalls: null };
const GUEST = { viewer: { isLoggedIn: false, account: null, app: null, ...NO_HALLS } };
const MEMBER = {
  viewer: { isLoggedIn: true, account: { id: 'account', nickname: '結衣' }, app: null, ...NO_HALLS },
};
const UNKNOWN = { viewer: { isLoggedIn: null, account: null, app: null, ...NO_HALLS } };

const router: Router = {
  address: parseAddress('/halls/kanto/aoyama'),
  historyKey: 'first',
  contentKey: '0',
  loadKey: '0',
  showsHeadFirst: false,
  navigate() {},
  prefetch() {},
  reload: async () => true,
};

function State() {
  const isLoggedIn = useIsLoggedIn();
  const hasRecommended = useRecommended() !== undefined;
  return (
    <>
      <output>{useViewerFetchFailed() ? 'failed' : String(isLoggedIn)}</output>
      {hasRecommended && <p>recommended</p>}
    </>
  );
}

/** The account menu of pages that a visitor opens one after the other; each asks with variables of its own. */
function openPages() {
  const gateway = mockGateway();
  const tree = (request: ViewerRequest | null) => (
    <RelayEnvironmentProvider environment={gateway.environment}>
      <RouterContext value={router}>
        <ViewerProvider request={request}>
          <AccountMenu />
          <State />
        </ViewerProvider>
      </RouterContext>
    </RelayEnvironmentProvider>
  );
  const first = loadViewer(gateway.environment, {});
  const { rerender } = render(tree(first));
  return {
    ...gateway,
    first,
    openNext() {
      const request = loadViewer(gateway.environment, { withHalls: true });
      rerender(tree(request));
      return request;
    },
    links: () => screen.getAllByRole('link').map(({ textContent }) => textContent),
    state: () => screen.getByRole('status').textContent,
  };
}

const GUEST_LINKS = ['マイページ', 'ログイン', '会員登録'];
const MEMBER_LINKS = ['結衣さんのマイページ', 'ログアウト'];

beforeEach(() => localStorage.clear());

describe('the visitor', () => {
  it('is shown as a guest until known, then as who they are; the device stores that they are a member', async () => {
    const { answer, links, state } = openPages();
    expect([links(), state(), wasLoggedIn()]).toEqual([GUEST_LINKS, 'null', false]);
    await answer(QUERY, MEMBER);
    expect([links(), state(), wasLoggedIn()]).toEqual([MEMBER_LINKS, 'true', true]);
  });

  it('who has logged out elsewhere is a guest from the next page on, also for the device', async () => {
    const { answer, openNext, links, state } = openPages();
    await answer(QUERY, MEMBER);
    openNext();
    expect([links(), state()]).toEqual([MEMBER_LINKS, 'true']);
    await answer(QUERY, GUEST);
    expect([links(), state(), wasLoggedIn()]).toEqual([GUEST_LINKS, 'false', false]);
  });
});

describe.each([
  ['is lost', (gateway: ReturnType<typeof mockGateway>) => gateway.fail(QUERY)],
  ['cannot say who it is', (gateway: ReturnType<typeof mockGateway>) => gateway.answer(QUERY, UNKNOWN)],
])('where the answer %s', (_, lose) => {
  it('the menu says so and offers neither log-in nor registration, and the device keeps its member flag', async () => {
    localStorage.setItem('musubi.isMember', 'yes');
    const gateway = openPages();
    await lose(gateway);
    expect([gateway.links(), gateway.state()]).toEqual([['会員情報を確認できません'], 'failed']);
    expect(wasLoggedIn()).toBe(true);
  });

  it('the next page sends the query again, which clears the failure', async () => {
    const gateway = openPages();
    await lose(gateway);
    gateway.openNext();
    expect(gateway.state()).toBe('null');
    await gateway.answer(QUERY, GUEST);
    expect([gateway.links(), gateway.state()]).toEqual([GUEST_LINKS, 'false']);
  });
});

it('a member whose next answer is lost stays a member', async () => {
  const { answer, fail, openNext, links, state } = openPages();
  await answer(QUERY, MEMBER);
  openNext();
  await fail(QUERY);
  expect([links(), state()]).toEqual([MEMBER_LINKS, 'failed']);
});

it('what is recommended on a page is not shown on the next', async () => {
  const { answer, openNext, state } = openPages();
  const isRecommended = () => screen.queryByText('recommended') !== null;
  await answer(QUERY, GUEST);
  expect(isRecommended()).toBe(false);
  openNext();
  await answer(QUERY, GUEST);
  expect(isRecommended()).toBe(true);
  openNext();
  expect([isRecommended(), state()]).toEqual([false, 'false']);
  await answer(QUERY, GUEST);
  expect(isRecommended()).toBe(true);
});

it('an answer that arrives before the page is rendered is not lost', async () => {
  const gateway = mockGateway();
  const request = loadViewer(gateway.environment, {});
  await gateway.answer(QUERY, GUEST);
  const events: string[] = [];
  request.subscribe(({ type }) => void events.push(type));
  expect(events).toEqual(['started', 'succeeded']);
});

it('the request of a page that is left is cancelled', async () => {
  const { first, waiting, state } = openPages();
  expect(waiting(QUERY)).toBe(1);
  await act(async () => first.dispose());
  expect([waiting(QUERY), state()]).toEqual([0, 'null']);
});
