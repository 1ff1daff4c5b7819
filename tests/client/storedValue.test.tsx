import { act, renderHook } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedValue } from '#client/storedValue.ts';

const KEY = 'musubi.test';
const storedText = () =>
  storedValue({
    key: KEY,
    parse: (text) => ({ text }),
    serialize: ({ text }: { text: string | null }) => text,
  });

beforeEach(() => localStorage.clear());

it('a value of which nothing is stored is not rendered again after hydration', () => {
  const value = storedText();
  const Value = () => <p>{value.use().text ?? 'none'}</p>;
  const onRender = vi.fn();
  const element = (
    <Profiler id="value" onRender={onRender}>
      <Value />
    </Profiler>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  act(() => void hydrateRoot(container, element));
  expect(onRender).toHaveBeenCalledTimes(1);
});

it('shows what another tab has saved, also when nothing showed the value then', () => {
  const value = storedText();
  value.save({ text: 'one' });
  const first = renderHook(() => value.use());
  expect(first.result.current.text).toBe('one');
  localStorage.setItem(KEY, 'two');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(first.result.current.text).toBe('two');
  first.unmount();
  localStorage.setItem(KEY, 'three');
  expect(renderHook(() => value.use()).result.current.text).toBe('three');
});

it('keeps a value that the browser does not store until the page is left', () => {
  const value = storedText();
  value.save({ text: 'one' });
  const { result } = renderHook(() => value.use());
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => value.save({ text: 'two' }));
  expect(result.current.text).toBe('two');
  setItem.mockRestore();
  act(() => value.save({ text: null }));
  expect(result.current.text).toBeNull();
});
