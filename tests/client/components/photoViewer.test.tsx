/** The full-screen viewer of photos, with the real PhotoSwipe. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViewablePicture } from '#client/components/photo/picture.ts';
import { usePhotoViewer } from '#client/components/photo/usePhotoViewer.ts';
import type { KeepPicture } from '#client/components/photo/viewer.ts';
import { listenToHistory } from '#client/router/history.ts';

const picture = (name: string, more: Partial<ViewablePicture> = {}): ViewablePicture => ({
  url: `/img?url=${name}`,
  alt: name,
  color: null,
  width: 2400,
  height: 1600,
  ...more,
});
const PICTURES = [picture('チャペル'), picture('', { width: null, height: null }), picture('庭')];

const onNavigation = vi.fn();
let stopListening = (): void => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onNavigation.mockClear();
  history.replaceState({ key: 'before' }, '', '/albums');
  history.pushState({ key: 'page' }, '', '/albums/1');
  stopListening = listenToHistory(onNavigation);
});
afterEach(() => {
  stopListening();
  document.querySelectorAll('.pswp').forEach((element) => element.remove());
});

function Photos({ keep }: { keep?: KeepPicture }) {
  const { links, open } = usePhotoViewer(PICTURES, keep);
  return links.map(({ href }, index) => (
    <a key={href} href={href} onClick={(event) => open(index, event)}>
      写真{index + 1}
    </a>
  ));
}

const renderPhotos = () => render(<Photos />);

const viewer = () => screen.queryByRole('dialog');
const status = () => screen.getByRole('status').textContent;
/** Without the position. */
const caption = () => status().replace(/^\d \/ 3 /, '');
const link = (number: number) => screen.getByRole('link', { name: `写真${number}` });
const press = (key: string) => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key })));
const open = async (number: number) => {
  link(number).focus();
  fireEvent.click(link(number));
  await vi.waitFor(() => expect(viewer()).not.toBeNull(), 5_000);
};
const isClosed = () => vi.waitFor(() => expect(viewer()).toBeNull(), 5_000);

it('is preceded by links to the largest pictures, for visitors without script', () => {
  renderPhotos();
  const links = screen.getAllByRole('link').map((element) => element.getAttribute('href'));
  expect(links).toEqual(PICTURES.map(({ url }) => `${url}&width=1200`));
});

it('opens at the photo that was pressed, names each one, and Escape returns to the photo', async () => {
  renderPhotos();
  await open(3);
  expect(caption()).toBe('庭');
  press('ArrowRight');
  expect(caption()).toBe('チャペル');
  press('Escape');
  await isClosed();
  expect(document.activeElement).toBe(link(3));
});

it('is a modal dialog with a name, and announces of each photo only its position and description', async () => {
  render(<Photos keep={async () => ''} />);
  await open(1);
  const dialog = screen.getByRole('dialog', { name: '写真' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(status()).toBe('1 / 3 チャペル');
  const buttons = ['写真を残す', '写真を共有'].map((text) => screen.getByText(text));
  const written = new MutationObserver(() => undefined);
  for (const button of buttons)
    written.observe(button, { childList: true, characterData: true, subtree: true });
  press('ArrowRight');
  expect(status()).toBe('2 / 3 ');
  press('ArrowRight');
  expect(status()).toBe('3 / 3 庭');
  expect(written.takeRecords()).toEqual([]);
});

it('the way back closes it and stays on the page; closing it leaves no entry behind', async () => {
  renderPhotos();
  await open(1);
  history.back();
  await isClosed();
  await open(1);
  press('Escape');
  await isClosed();
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  expect([location.pathname, onNavigation.mock.calls]).toEqual(['/albums/1', []]);
  history.back();
  await vi.waitFor(() => expect(onNavigation.mock.calls).toMatchObject([[{ path: '/albums' }]]));
});

it('gives each photo an address that opens it again, and shares it', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  renderPhotos();
  await open(1);
  const first = location.hash;
  press('ArrowRight');
  press('ArrowRight');
  expect(location.hash).toMatch(/^#photo-\w+$/);
  expect(location.hash).not.toBe(first);
  const address = location.href;
  fireEvent.click(screen.getByText('写真を共有'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: address });
  press('Escape');
  await isClosed();
  await vi.waitFor(() => expect(location.hash).toBe(''));

  cleanup();
  history.replaceState({ key: 'page' }, '', address);
  // Two lists that show the photo open it once.
  render([<Photos key={1} />, <Photos key={2} />]);
  await vi.waitFor(() => expect(viewer()).not.toBeNull(), 5_000);
  expect(caption()).toBe('庭');
  expect(location.href).toBe(address);
  press('Escape');
  await isClosed();
  await vi.waitFor(() => expect(location.hash).toBe(''));
});

it('opens once for two presses, at the later photo', async () => {
  renderPhotos();
  fireEvent.click(link(1));
  await open(3);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(caption()).toBe('庭');
});

it('does not open over the next page', async () => {
  const { unmount } = renderPhotos();
  fireEvent.click(link(1));
  unmount();
  history.pushState({ key: 'next' }, '', '/albums/2');
  // Loaded since, so that a later press opens it after the first would have.
  await import('#client/components/photo/viewer.ts');
  await Promise.resolve();
  expect([viewer(), location.hash]).toEqual([null, '']);
});

it('an address of a photo that is typed into the open page opens it', async () => {
  renderPhotos();
  await open(3);
  const { hash } = location;
  press('Escape');
  await isClosed();
  await vi.waitFor(() => expect(location.hash).toBe(''));
  location.hash = hash;
  await vi.waitFor(() => expect(viewer()).not.toBeNull(), 5_000);
  expect(caption()).toBe('庭');
  press('Escape');
  await isClosed();
  await vi.waitFor(() => expect(location.hash).toBe(''));
});

it('keeps the photo that is shown, and says so until another one is shown', async () => {
  const keep = vi.fn(async () => 'メモに残しました');
  render(<Photos keep={keep} />);
  await open(1);
  press('ArrowRight');
  const button = screen.getByText('写真を残す');
  fireEvent.click(button);
  expect(button.textContent).toBe('残しています…');
  expect(keep.mock.calls).toEqual([[1, location.hash.slice(1)]]);
  await vi.waitFor(() => expect(button.textContent).toBe('メモに残しました'));
  press('ArrowRight');
  expect(button.textContent).toBe('写真を残す');
});

it('offers no such button where photos cannot be kept', async () => {
  renderPhotos();
  await open(1);
  expect(screen.queryByText('写真を残す')).toBeNull();
});
