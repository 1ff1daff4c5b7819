import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FailedSection, PageSection } from '#client/components/page/PageSection.tsx';
import { parseAddress } from '#client/router/address.ts';
import { RouterContext, type Router } from '#client/router/useRouter.ts';
import { Section } from '#client/ui/base/Section.tsx';

/** React reports what boundaries catch. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

let isDown = true;
let mounts = 0;

const Answers = () => (
  <Section id="questions" title="質問と回答">
    答え
  </Section>
);

/** A section that fails while its data do. */
function Questions() {
  if (isDown) throw new Error('no questions');
  return <Answers />;
}

/** A section that keeps a state of its own. */
function Costs() {
  const [mount] = useState(() => (mounts += 1));
  return <p>費用 {mount}</p>;
}

/** Stands for {@link Questions} where the page itself says that a section failed. */
const SaysSo = () => (isDown ? <FailedSection /> : <Answers />);

/** Whether the section was there when the head was first shown. */
let wasShownWithHead: boolean | null = null;

function Head() {
  useLayoutEffect(() => {
    wasShownWithHead = screen.queryByText(/^費用 \d$/) !== null;
  }, []);
  return <h1>青山の式場</h1>;
}

function renderPage(
  Content: () => ReactNode,
  outcome: 'loaded' | 'failed' = 'loaded',
  showsHeadFirst = false,
) {
  isDown = true;
  mounts = 0;
  const reload = vi.fn<Router['reload']>();
  function Page() {
    const [loadId, setLoadId] = useState(0);
    reload.mockImplementation(async () => {
      if (outcome === 'loaded') setLoadId((last) => last + 1);
      return outcome === 'loaded';
    });
    const router: Router = {
      address: parseAddress('/halls/kanto/aoyama?guests=60'),
      historyKey: 'first',
      contentKey: '0',
      loadKey: String(loadId),
      showsHeadFirst,
      navigate() {},
      prefetch() {},
      reload,
    };
    return (
      <RouterContext value={router}>
        <Head />
        <PageSection id="questions" label="質問と回答">
          <Content />
        </PageSection>
        <PageSection id="costs" label="費用">
          <Costs />
        </PageSection>
      </RouterContext>
    );
  }
  render(<Page />);
  return {
    reload,
    retry: async () => {
      const button = screen.getByRole('button', { name: 'もう一度試す' });
      button.focus();
      await act(async () => button.click());
    },
  };
}

const alert = () => screen.getByRole('alert').textContent;

it.each([
  ['throws', Questions],
  ['is said to have failed', SaysSo],
])('a section that %s is named, retried alone, and shown again; others stay', async (_, Content) => {
  const { reload, retry } = renderPage(Content);
  const costs = screen.getByText(/^費用 \d$/).textContent;
  expect(alert()).toContain('質問と回答を読み込めませんでした');
  expect(screen.getByRole('heading', { name: '質問と回答' }).id).toBe('questions-title');
  const link = screen.getByRole('link', { name: 'もう一度試す' });
  expect(link.getAttribute('href')).toBe('/halls/kanto/aoyama?guests=60');
  await retry();
  expect(alert()).toContain('質問と回答をまだ読み込めません');
  isDown = false;
  await retry();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('答え')).toBeTruthy();
  expect(document.activeElement?.id).toBe('questions-title');
  expect(reload.mock.calls).toEqual([['questions'], ['questions']]);
  expect(screen.getByText(/^費用 \d$/).textContent).toBe(costs);
});

it('a retry that does not come through says so and can be repeated', async () => {
  const { reload, retry } = renderPage(Questions, 'failed');
  await retry();
  expect(alert()).toContain('質問と回答をまだ読み込めません');
  await retry();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a retry that runs says so, and another press sends nothing', async () => {
  const { reload, retry } = renderPage(Questions);
  const answer = Promise.withResolvers<boolean>();
  reload.mockImplementation(() => answer.promise);
  await retry();
  const button = screen.getByRole('button', { name: '読み込み中…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => button.click());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(alert()).toContain('質問と回答を読み込めませんでした');
  await act(async () => answer.resolve(false));
  expect(alert()).toContain('質問と回答をまだ読み込めません');
});

it.each([true, false])('where the head comes first (%s), the sections follow it', (showsHeadFirst) => {
  renderPage(Questions, 'loaded', showsHeadFirst);
  expect(wasShownWithHead).toBe(!showsHeadFirst);
  expect(screen.getByText(/^費用 \d$/)).toBeTruthy();
});
