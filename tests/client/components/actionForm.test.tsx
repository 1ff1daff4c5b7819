/** ActionForm on the contact page, with responses under the control of the test. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Observable, type GraphQLResponse } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormActionsProvider } from '#client/components/form/formContext.ts';
import { clearDraft, formDraftKey } from '#client/components/form/formDraft.ts';
import { digest } from '#client/components/form/linkSecrets.ts';
import { findFormAction } from '#client/formActions.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress, type Address } from '#client/router/address.ts';
import { routeLoader } from '#client/routes.ts';
import { RouterProvider } from '#client/router/Router.tsx';
import { DEFAULT_AREA, RequestContextProvider, type RequestContext } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { pass } from '../relay/openPage.tsx';

const loadFormAction = (address: Address) => Promise.resolve(findFormAction(address));

const request: RequestContext = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

/** Renders the contact page. `reject` waits for the request and responds with an error. */
async function renderContactPage() {
  history.replaceState(null, '', '/contact');
  const requested = Promise.withResolvers<(response: GraphQLResponse) => void>();
  const environment = createEnvironment(
    () =>
      Observable.create<GraphQLResponse>((sink) => {
        requested.resolve((response) => {
          sink.next(response);
          sink.complete();
        });
      }),
    'browser',
  );
  const initial = await routeLoader.loadInitial(200, environment, parseAddress('/contact'), request);
  render(
    <RequestContextProvider value={request}>
      <RelayEnvironmentProvider environment={environment}>
        <FormActionsProvider value={loadFormAction}>
          <RouterProvider
            environment={environment}
            routes={routeLoader}
            request={request}
            initial={initial}
            viewer={null}
          >
            {(current) => current.loaded.element}
          </RouterProvider>
        </FormActionsProvider>
      </RelayEnvironmentProvider>
    </RequestContextProvider>,
  );
  const message = await screen.findByRole('textbox', { name: /^お問い合わせ内容/ });
  const reject = async (text: string) =>
    (await requested.promise)({
      data: {
        submitContactForm: {
          thankYouUrl: null,
          replyBy: null,
          userErrors: [{ __typename: 'InvalidInputError', message: text, path: ['answers', 'your-email'] }],
        },
      },
    });
  const accept = async () =>
    (await requested.promise)({
      data: { submitContactForm: { thankYouUrl: '/thankyou?fid=12', replyBy: null, userErrors: [] } },
    });
  return { message, reject, accept };
}

async function fillIn(message: HTMLElement, email: string) {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^お名前/ }), '結衣');
  await user.type(screen.getByRole('textbox', { name: /^メールアドレス/ }), email);
  await user.type(message, 'こんにちは');
  await user.click(screen.getByRole('checkbox', { name: '同意する' }));
  return user;
}

const button = () => screen.getByRole('button', { name: /^送信/ });

it('disables the button and says 送信中... while sending; after a rejection it is enabled and says 送信', async () => {
  const { message, reject } = await renderContactPage();
  const user = await fillIn(message, 'yui');
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe('送信中...'));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await reject('メールアドレス形式で入力してください');
  await waitFor(() => expect(button().textContent).toBe('送信'));
  expect(button().getAttribute('aria-disabled')).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('メールアドレス：メールアドレス形式で入力してください');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByRole('textbox', { name: /^メールアドレス/ }).getAttribute('aria-invalid')).toBe('true');
  expect((message as HTMLTextAreaElement).value).toBe('こんにちは');

  // The errors were focused once; sending again does not move the focus.
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe('送信中...'));
  expect(document.activeElement).toBe(button());
});

it.each([
  ['whose next page does not come', () => pass(10_000)],
  [
    'restored by the way back',
    () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('a sent form %s can be used again, and is empty once it is left', async (_, stay) => {
  const { message, accept } = await renderContactPage();
  await fillIn(message, 'yui@example.jp');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button());
  await accept();
  // The draft is deleted when the next page is asked for, which jsdom cannot load.
  await vi.waitFor(() => expect(sessionStorage.getItem(formDraftKey('contact'))).toBeNull());
  expect(button().textContent).toBe('送信中...');
  await stay();
  expect(button().textContent).toBe('送信');
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
  expect((message as HTMLTextAreaElement).value).toBe('');
});

it('keeps a draft until the form is sent, without hidden fields and honeypots', async () => {
  const first = await renderContactPage();
  const user = userEvent.setup();
  await user.type(first.message, '途中です');
  const stored = JSON.stringify(Object.values(sessionStorage));
  expect(stored).toContain('途中です');
  for (const name of ['openedAt', 'website']) expect(stored).not.toContain(name);

  document.body.replaceChildren();
  const second = await renderContactPage();
  expect((second.message as HTMLTextAreaElement).value).toBe('途中です');
  clearDraft(formDraftKey('contact'));
  document.body.replaceChildren();
  expect(((await renderContactPage()).message as HTMLTextAreaElement).value).toBe('');
});

it('separates the drafts of different people by a digest', () => {
  expect(digest('lg_demo_one')).not.toBe(digest('lg_demo_two'));
  expect(digest('lg_demo_one')).toMatch(/^[0-9a-z]{1,7}$/);
});
