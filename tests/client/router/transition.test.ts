import { expect, it, vi } from 'vitest';
import { withViewTransition } from '#client/router/Router.tsx';

it('an interrupted view transition applies the update without an unhandled rejection', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onUnhandledRejection = vi.fn();
  process.on('unhandledRejection', onUnhandledRejection);
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      update();
      const interrupted = () =>
        Promise.reject(new DOMException('Viewport size changed', 'InvalidStateError'));
      return { ready: interrupted(), finished: interrupted() };
    },
  });
  const update = vi.fn();
  withViewTransition(update);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(update).toHaveBeenCalledOnce();
  expect(onUnhandledRejection).not.toHaveBeenCalled();
  process.off('unhandledRejection', onUnhandledRejection);
});
