import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { deviceValue } from '#client/deviceValue.ts';

it('a value of which nothing is stored is not rendered again after hydration', () => {
  const { use: useValue } = deviceValue(
    'musubi.unstored',
    (text) => ({ text }),
    ({ text }) => text,
  );
  const Value = () => <p>{useValue().text ?? 'none'}</p>;
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
