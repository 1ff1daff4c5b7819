/** Consent, excluded users and affiliate links. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tracking } from '#client/components/extras/Tracking.tsx';
import { setEventSink, discardQueuedEvents, track } from '#client/analytics/track.ts';
import { DEFAULT_AREA, RequestContextProvider, type Services } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const TAGS = { ...NO_SERVICES, tagUrl: 'https://tags.example/manager.js', asksConsent: true };

const renderTracking = (userId: string | null, services: Services = TAGS) => {
  const site = { url: 'https://x.example', name: 'むすび', services };
  return render(
    <RequestContextProvider value={{ site, inApp: false, area: DEFAULT_AREA, hidesRokuyo: false }}>
      <Tracking userId={userId} />
    </RequestContextProvider>,
  );
};
const events = () => (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event);
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

it('loads and sends nothing before consent, and all queued events after it', async () => {
  renderTracking(null);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect([events(), script()]).toEqual([[], null]);
  await userEvent.click(screen.getByRole('button', { name: '送ってよい' }));
  expect(events()).toEqual(['BrideDataEvent']);
  expect(script()).not.toBeNull();
  expect(screen.queryByRole('button', { name: '送ってよい' })).toBeNull();
});

it('a refusal discards queued events and holds on the next visit', async () => {
  const { unmount } = renderTracking(null);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  await userEvent.click(screen.getByRole('button', { name: '送らない' }));
  track({ event: 'BrideDataEvent', bride: { id: '2' } });
  unmount();
  renderTracking(null);
  expect(screen.queryByRole('button', { name: '送ってよい' })).toBeNull();
  expect([events(), script()]).toEqual([[], null]);
});

it.each(['1', '3'])('internal user %s is neither asked nor tracked', (userId) => {
  localStorage.setItem('musubi.consent', 'yes');
  renderTracking(userId);
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect([events(), script(), screen.queryByRole('region')]).toEqual([[], null, null]);
});

it('tracks at once where no consent is required', () => {
  renderTracking('2', { ...TAGS, asksConsent: false });
  track({ event: 'BrideDataEvent', bride: { id: '1' } });
  expect(events()).toEqual(['BrideDataEvent']);
});

it('tracks clicks on affiliate links only', async () => {
  localStorage.setItem('musubi.consent', 'yes');
  renderTracking(null);
  const links = document.createElement('p');
  links.innerHTML = '<a rel="sponsored noopener" href="#paid">指輪</a><a href="#own">会場</a>';
  document.body.append(links);
  await userEvent.click(screen.getByText('会場'));
  expect(events()).toEqual([]);
  await userEvent.click(screen.getByText('指輪'));
  expect(events()).toEqual(['AffiliateLinkEvent']);
  links.remove();
});
