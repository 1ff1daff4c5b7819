/** Who is counted, and from when on: consent, the product's own users, links that are paid for. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tracking } from '#client/components/extras/Tracking.tsx';
import { setEventSink, discardQueuedEvents, track } from '#client/analytics/track.ts';
import { DEFAULT_AREA, RequestContextProvider, type Services } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const TAGS = { ...NO_SERVICES, tagUrl: 'https://tags.example/manager.js', asksConsent: true };

const show = (userId: string | null, services: Services = TAGS) => {
  const site = { url: 'https://x.example', name: 'むすび', services };
  return render(
    <RequestContextProvider value={{ site, inApp: false, area: DEFAULT_AREA, hidesRokuyo: false }}>
      <Tracking userId={userId} />
    </RequestContextProvider>,
  );
};
const events = () => (window.dataLayer ?? []).map((told) => (told as { event: string }).event);
const script = () => document.querySelector('script[src="https://tags.example/manager.js"]');

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/halls/1');
});
afterEach(() => {
  setEventSink(null);
  discardQueuedEvents();
});

it('before the visitor has agreed nothing is loaded or handed on; then all of it, from the first page', async () => {
  show(null);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect([events(), script()]).toEqual([[], null]);
  await userEvent.click(screen.getByRole('button', { name: '送ってよい' }));
  expect(events()).toEqual(['BrideDataEvent']);
  expect(script()).not.toBeNull();
  expect(screen.queryByRole('button', { name: '送ってよい' })).toBeNull();
});

it('a no holds, also for what was noted before it and at the next visit', async () => {
  const { unmount } = show(null);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  await userEvent.click(screen.getByRole('button', { name: '送らない' }));
  track({ event: 'BrideDataEvent', bride: { id: '2' } });
  unmount();
  show(null);
  expect(screen.queryByRole('button', { name: '送ってよい' })).toBeNull();
  expect([events(), script()]).toEqual([[], null]);
});

it.each(['1', '3'])('user %s, one of the product’s own, is neither asked nor counted', (userId) => {
  localStorage.setItem('musubi.consent', 'yes');
  show(userId);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect([events(), script(), screen.queryByRole('region')]).toEqual([[], null, null]);
});

it('where visitors need not be asked they are counted at once', () => {
  show('2', { ...TAGS, asksConsent: false });
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect(events()).toEqual(['BrideDataEvent']);
});

it('following a link that is paid for is counted, any other is not', async () => {
  localStorage.setItem('musubi.consent', 'yes');
  show(null);
  const links = document.createElement('p');
  links.innerHTML = '<a rel="sponsored noopener" href="#paid">指輪</a><a href="#own">会場</a>';
  document.body.append(links);
  await userEvent.click(screen.getByText('会場'));
  expect(events()).toEqual([]);
  await userEvent.click(screen.getByText('指輪'));
  expect(events()).toEqual(['AffiliateLinkEvent']);
  links.remove();
});
