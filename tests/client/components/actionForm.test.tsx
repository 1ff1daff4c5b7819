/** Forms as a visitor meets them: the contact page, in front of a gateway that answers when the test says so. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Observable, type GraphQLResponse } from 'relay-runtime';
import { beforeEach, expect, it } from 'vitest';
import { digest, forgetAnswers } from '#client/components/form/keptAnswers.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress } from '#client/router/address.ts';
import { openAs } from '#client/router/open.ts';
import { RouterProvider } from '#client/router/Router.tsx';
import { DEFAULT_AREA, VisitProvider, type Visit } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const visit: Visit = {
  site: { url: 'https://x.example', name: 'むすび', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

beforeEach(() => sessionStorage.clear());

/** The contact page; `refuse` waits until it was sent, and answers. */
async function contact() {
  history.replaceState(null, '', '/contact');
  const asked = Promise.withResolvers<(response: GraphQLResponse) => void>();
  const environment = createEnvironment(
    () =>
      Observable.create<GraphQLResponse>((sink) => {
        asked.resolve((response) => {
          sink.next(response);
          sink.complete();
        });
      }),
    'browser',
  );
  const first = await openAs(200, environment, parseAddress('/contact'), visit);
  render(
    <VisitProvider value={visit}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider environment={environment} visit={visit} first={first}>
          {(shown) => shown.opened.element}
        </RouterProvider>
      </RelayEnvironmentProvider>
    </VisitProvider>,
  );
  const message = await screen.findByRole('textbox', { name: /^お問い合わせ内容/ });
  const refuse = async (text: string) =>
    (await asked.promise)({
      data: {
        submitContactForm: {
          thankYouUrl: null,
          userErrors: [{ __typename: 'InvalidInputError', message: text, path: ['answers', 'your-email'] }],
        },
      },
    });
  return { message, refuse };
}

const button = () => screen.getByRole('button', { name: /^送信/ });

it('while it is sent the button is disabled and says 送信中...; refused, it is enabled and says 送信', async () => {
  const { message, refuse } = await contact();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^お名前/ }), '結衣');
  await user.type(screen.getByRole('textbox', { name: /^メールアドレス/ }), 'yui');
  await user.type(message, 'こんにちは');
  await user.click(screen.getByRole('checkbox', { name: '同意する' }));
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe('送信中...'));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await refuse('メールアドレス形式で入力してください');
  await waitFor(() => expect(button().textContent).toBe('送信'));
  expect(button().getAttribute('aria-disabled')).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('メールアドレス：メールアドレス形式で入力してください');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByRole('textbox', { name: /^メールアドレス/ }).getAttribute('aria-invalid')).toBe('true');
  expect((message as HTMLTextAreaElement).value).toBe('こんにちは');

  // The errors have had the focus; sent again, the form leaves it where the visitor is.
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe('送信中...'));
  expect(document.activeElement).toBe(button());
});

it('what is typed is kept until it is sent, but neither hidden values nor traps', async () => {
  const first = await contact();
  const user = userEvent.setup();
  await user.type(first.message, '途中です');
  const kept = JSON.stringify(Object.values(sessionStorage));
  expect(kept).toContain('途中です');
  for (const name of ['openedAt', 'website']) expect(kept).not.toContain(name);

  document.body.replaceChildren();
  const again = await contact();
  expect((again.message as HTMLTextAreaElement).value).toBe('途中です');
  forgetAnswers('contact');
  document.body.replaceChildren();
  expect(((await contact()).message as HTMLTextAreaElement).value).toBe('');
});

it('answers of two people are kept apart, under names that tell nobody', () => {
  expect(digest('lg_demo_one')).not.toBe(digest('lg_demo_two'));
  expect(digest('lg_demo_one')).toMatch(/^[0-9a-z]{1,7}$/);
});
