import { expect, it, vi } from 'vitest';
import { withViewTransition } from '#client/router/Router.tsx';

it('a page change that is cut short is no failure, and the page is there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      update();
      const cutShort = () => Promise.reject(new DOMException('Viewport size changed', 'InvalidStateError'));
      return { ready: cutShort(), finished: cutShort() };
    },
  });
  const update = vi.fn();
  withViewTransition(update);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(update).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
  process.off('unhandledRejection', unheard);
});
