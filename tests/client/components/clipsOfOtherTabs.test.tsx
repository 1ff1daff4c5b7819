/** What another tab clips. That tab is played by events: a document gets none of its own changes of the storage. */
import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { expect, it, vi } from 'vitest';
import ClipCount from '#client/components/clip/ClipCount.tsx';
import { fakeGateway, OTHERS } from './clipGateway.ts';

it('notifies other tabs of what was clipped, and keeps nothing on the device', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem');
  const { clips } = fakeGateway((number) => (number === 1 ? 'done' : 'login required'));
  await clips.set({ id: 'a', typename: 'Hall', name: 'a' }, true);
  await clips.set({ id: 'b', typename: 'Hall', name: 'b' }, true);
  expect(set.mock.calls).toEqual([['musubi.clip', 'a']]);
  expect(localStorage.length).toBe(0);
});

const notify = (id: string) => {
  for (const newValue of [id, null])
    dispatchEvent(new StorageEvent('storage', { key: 'musubi.clip', newValue }));
};

/** The header of a member, which shows the count twice. */
function renderHeader() {
  const gateway = fakeGateway();
  const { container } = render(
    <RelayEnvironmentProvider environment={gateway.environment}>
      <p>
        <ClipCount />
      </p>
      <p>
        <ClipCount />
      </p>
    </RelayEnvironmentProvider>,
  );
  const reads = () => gateway.requests.filter(({ name }) => name === 'clipsOfOtherTabsQuery');
  return { ...gateway, text: () => container.textContent, reads };
}

it('reads what other tabs have clipped in one request, once the tab is visible', async () => {
  const { clips, clipped, stored, text, reads } = renderHeader();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const id of ['a', 'b']) {
    clipped.add(id);
    notify(id);
  }
  dispatchEvent(new StorageEvent('storage', { key: 'musubi.guestCount', newValue: '60' }));
  expect(reads()).toEqual([]);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(text()).toBe('2件2件'));
  expect(reads().map(({ variables, isPrivate }) => [variables, isPrivate])).toEqual([
    [{ ids: ['a', 'b'] }, true],
  ]);
  expect([clips.isClipped('a'), clips.isClipped('b'), stored('a', 'clipCount')]).toEqual([
    true,
    true,
    OTHERS + 1,
  ]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(reads()).toHaveLength(1);
});

it('reads again what is changed while it is being read', async () => {
  const { clips, clipped, reads } = renderHeader();
  clipped.add('a');
  act(() => notify('a'));
  clipped.delete('a');
  act(() => notify('a'));
  expect(reads()).toHaveLength(1);
  await vi.waitFor(() => expect(clips.isClipped('a')).toBe(false));
  expect(reads()).toHaveLength(2);
});
